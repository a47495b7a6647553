import { boot } from "./boot/boot.ts";
import { dialogCommands } from "./boot/dialog-commands.ts";
import { InlineScript, inlineCall } from "./boot/inline-script.tsx";
import { listenForShortcuts } from "./features/search/listen-for-shortcuts.ts";
import { applyTheme } from "./features/theme/apply-theme.ts";
import { address } from "./lib/meta/address.ts";
import type { MetaTag } from "./lib/meta/page-meta.ts";
import modelPageStyles from "./styles/model-page.css?inline";
import pageStyles from "./styles/page.css?inline";

/** The background of each theme, for the browser's own toolbars. */
const themeColors = [
  ["light", "#faf8f3"],
  ["dark", "#101418"],
] as const;

const headScript = [applyTheme, boot, dialogCommands, listenForShortcuts]
  .map((run) => inlineCall(run))
  .join("");

/** Browsers that know such rules load a page when the pointer rests on its link or presses it. */
const prefetchRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: "a[data-page-link]" }, eagerness: "moderate" }],
});

/** The head of every page. React writes it once and does not take it over in the browser. */
export function Head({ tags, hasModel }: { tags: readonly MetaTag[]; hasModel: boolean }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {themeColors.map(([theme, color]) => (
        <meta
          key={theme}
          name="theme-color"
          content={color}
          media={`(prefers-color-scheme: ${theme})`}
          data-theme-color={theme}
        />
      ))}
      <InlineScript code={headScript} />
      <script type="speculationrules">{prefetchRules}</script>
      {tags.map((tag) => (
        <Tag key={JSON.stringify(tag)} tag={tag} />
      ))}
      {/* In the page, because a request of its own would delay the first paint by half a second on a slow phone. */}
      <style>{hasModel ? modelPageStyles : pageStyles}</style>
      <link rel="icon" href={address("/favicon.svg")} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={address("/apple-touch-icon.png")} />
      <link rel="manifest" href={address("/site.webmanifest")} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${__OWNER__.name}: ${__MENUS__.blog}`}
        href={address("/feed.xml")}
      />
    </>
  );
}

function Tag({ tag }: { tag: MetaTag }) {
  if ("rel" in tag && tag.rel) return <link {...tag} />;
  return "title" in tag ? <title>{tag.title}</title> : <meta {...tag} />;
}
