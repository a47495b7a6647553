import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
} from "react-router";
import { PageChange } from "./components/layout/page-change.tsx";
import { PrintedAddress } from "./components/layout/printed-address.tsx";
import { SiteFooter } from "./components/layout/site-footer.tsx";
import { SiteHeader } from "./components/layout/site-header.tsx";
import { SkipLink } from "./components/layout/skip-link.tsx";
import { KeyboardHelpButton } from "./features/search/keyboard-help-button.tsx";
import { listenForShortcuts } from "./features/search/listen-for-shortcuts.ts";
import { SearchButton } from "./features/search/search-button.tsx";
import { SearchDialog } from "./features/search/search-dialog.tsx";
import { applyTheme } from "./features/theme/apply-theme.ts";
import { ThemeSwitch } from "./features/theme/theme-switch.tsx";
import { recordEarlyActions } from "./hydration/early-actions.ts";
import { InlineScript, inlineCall } from "./hydration/inline-script.tsx";
import { useTakeOver } from "./hydration/take-over.ts";
import { address, fullAddress } from "./meta/address.ts";
import { keepPageWithoutData } from "./navigation/unanswered-navigation.ts";
import { bringStylesheets } from "./navigation/whole-stylesheets.ts";
import { PageCount } from "./page-count/page-count.tsx";
import { dialogCommands } from "./start/dialog-commands.ts";
import { fontFaces } from "./start/font-faces.ts";
import { fontsAfterPaint } from "./start/fonts-after-paint.ts";
import { layOutLaterParts } from "./start/lay-out-later-parts.ts";
import { bringText } from "./texts/bring-text.ts";
import "./styles/app.css";

/** The background of each theme, for the browser's own toolbars. */
const themeColors = [
  ["light", "#faf8f3"],
  ["dark", "#101418"],
] as const;

// Only in the built pages: it has run by the time of hydration.
const headScript = import.meta.env.SSR
  ? [applyTheme, recordEarlyActions, dialogCommands, listenForShortcuts]
      .map((run) => inlineCall(run))
      .join("") + inlineCall(fontsAfterPaint, fontFaces)
  : "";
/** The build leaves it out of short pages. */
const longPageScript = import.meta.env.SSR ? inlineCall(layOutLaterParts) : "";

export const clientMiddleware = [bringStylesheets, bringText, keepPageWithoutData];

export function Layout({ children }: { children: ReactNode }) {
  useTakeOver();
  const pageAddress = usePageAddress();
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
        <InlineScript code={longPageScript} />
        <Meta />
        <Links />
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
          links={__MENUS__.footer}
          year={__BUILD_YEAR__}
          linkedin={__OWNER__.linkedin}
          feed={address("/feed.xml")}
          KeyboardHelp={KeyboardHelpButton}
        />
        <SearchDialog />
        <PageChange />
        {__PAGE_COUNT_URL__ && !import.meta.env.DEV && pageAddress && (
          <PageCount counter={__PAGE_COUNT_URL__} page={new URL(pageAddress).pathname} />
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** One file serves every unknown path, so it cannot name any of them. */
function usePageAddress() {
  const { pathname } = useLocation();
  const isMissing = useMatches().some(({ id }) => id === "routes/not-found");
  // The build renders `/about/`, and the browser must render the same.
  return isMissing ? null : fullAddress(pathname.replace(/(?<=.)\/$/, ""));
}

export default function Root() {
  return <Outlet />;
}
