import type { ReactNode } from "react";
import { Meta, Outlet, Scripts, useLocation, useMatches } from "react-router";
import { boot } from "./boot/boot.ts";
import { dialogCommands } from "./boot/dialog-commands.ts";
import { InlineScript, inlineCall } from "./boot/inline-script.tsx";
import { useTakeOver } from "./boot/take-over.ts";
import { PrintedAddress } from "./components/layout/printed-address.tsx";
import { SiteFooter } from "./components/layout/site-footer.tsx";
import { SiteHeader } from "./components/layout/site-header.tsx";
import { KeyboardHelpButton } from "./features/search/keyboard-help-button.tsx";
import { listenForShortcuts } from "./features/search/listen-for-shortcuts.ts";
import { SearchButton } from "./features/search/search-button.tsx";
import { SearchDialog } from "./features/search/search-dialog.tsx";
import { applyTheme } from "./features/theme/apply-theme.ts";
import { ThemeSwitch } from "./features/theme/theme-switch.tsx";
import { address, fullAddress } from "./lib/meta/address.ts";
import { PageCount } from "./lib/page-count/page-count.tsx";
import stylesheet from "./styles/app.css?inline";

/** The background of each theme, for the browser's own toolbars. */
const themeColors = [
  ["light", "#faf8f3"],
  ["dark", "#101418"],
] as const;

// Only in the built pages: both have done their work by the time of hydration.
const styles = import.meta.env.SSR || import.meta.env.DEV ? stylesheet : "";
const headScript = import.meta.env.SSR
  ? [applyTheme, boot, dialogCommands, listenForShortcuts].map((run) => inlineCall(run)).join("")
  : "";

/** Browsers that know such rules load a page when the pointer rests on its link or presses it. */
const prefetchRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: "a[data-discover]" }, eagerness: "moderate" }],
});

export function Layout({ children }: { children: ReactNode }) {
  useTakeOver();
  // One file serves every unknown path, so it can name none of them, and the router would expect another page.
  const isMissing = useMatches().some(({ id }) => id === "routes/not-found");
  const { pathname } = useLocation();
  // The build renders `/about/`, and the browser must render the same.
  const pageAddress = isMissing ? null : fullAddress(pathname.replace(/(?<=.)\/$/, ""));
  return (
    // The head script writes the visitor's theme here before React arrives.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {themeColors.map(([theme, colour]) => (
          <meta
            key={theme}
            name="theme-color"
            content={colour}
            media={`(prefers-color-scheme: ${theme})`}
            data-theme-color={theme}
            suppressHydrationWarning
          />
        ))}
        <InlineScript code={headScript} />
        <script type="speculationrules">{prefetchRules}</script>
        <Meta />
        {/* In the page, because a request of its own would delay the first paint by half a second on a slow phone. */}
        <style suppressHydrationWarning>{styles}</style>
        <link rel="icon" href={address("/favicon.svg")} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={address("/apple-touch-icon.png")} />
        <link rel="manifest" href={address("/site.webmanifest")} />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${__OWNER__.name}: ${__MENUS__.blog}`}
          href={address("/feed.xml")}
        />
      </head>
      <body>
        <SkipLink target="content" />
        <SiteHeader
          brand={__OWNER__.name}
          links={__MENUS__.header}
          moreLinks={__MENUS__.footer}
          controls={
            <>
              <SearchButton />
              <ThemeSwitch />
            </>
          }
        />
        {pageAddress && <PrintedAddress owner={__OWNER__.name} address={pageAddress} />}
        <main id="content" tabIndex={-1} className="grow">
          {children}
        </main>
        <SiteFooter
          owner={__OWNER__.name}
          note={__OWNER__.note}
          links={__MENUS__.footer}
          year={__BUILD_YEAR__}
          linkedin={__OWNER__.linkedin}
          feed={address("/feed.xml")}
          KeyboardHelp={KeyboardHelpButton}
        />
        <SearchDialog />
        {__PAGE_COUNT_URL__ && !import.meta.env.DEV && pageAddress && (
          <PageCount counter={__PAGE_COUNT_URL__} page={new URL(pageAddress).pathname} />
        )}
        {!isMissing && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-20 -translate-y-24 rounded-md bg-ink px-4 py-2.5 text-small font-medium text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
