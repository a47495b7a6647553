import { type ReactNode, useEffect, useRef } from "react";
import { useTakeOver } from "./boot/take-over.ts";
import { PageBoundary } from "./components/layout/page-boundary.tsx";
import { SiteFooter } from "./components/layout/site-footer.tsx";
import { SiteHeader } from "./components/layout/site-header.tsx";
import { KeyboardHelpButton } from "./features/search/keyboard-help-button.tsx";
import { SearchButton } from "./features/search/search-button.tsx";
import { SearchDialog } from "./features/search/search-dialog.tsx";
import { ThemeSwitch } from "./features/theme/theme-switch.tsx";
import { address, fullAddress } from "./lib/meta/address.ts";
import { resumeAddress } from "./lib/meta/resume.ts";
import { PageCount } from "./lib/page-count/page-count.tsx";

/** The body of every page. `path` is null for the not-found page, where one file serves every unknown path. */
export default function Root({ path, children }: { path: string | null; children: ReactNode }) {
  useTakeOver();
  return (
    <>
      <SkipLink target="content" />
      <SiteHeader
        brand={__OWNER__.name}
        path={path ?? ""}
        links={__MENUS__.header}
        moreLinks={__MENUS__.footer}
        controls={
          <>
            <SearchButton />
            <ThemeSwitch />
          </>
        }
      />
      {path && <PrintedAddress owner={__OWNER__.name} address={fullAddress(path)} />}
      <main id="content" tabIndex={-1} className="grow">
        <PageBoundary email={__OWNER__.email}>{children}</PageBoundary>
      </main>
      <SiteFooter
        owner={__OWNER__.name}
        note={__OWNER__.note}
        links={__MENUS__.footer}
        year={__BUILD_YEAR__}
        resume={resumeAddress()}
        linkedin={__OWNER__.linkedin}
        feed={address("/feed.xml")}
        KeyboardHelp={KeyboardHelpButton}
      />
      <SearchDialog />
      {__PAGE_COUNT_URL__ && !import.meta.env.DEV && path && (
        <PageCount counter={__PAGE_COUNT_URL__} page={address(path)} />
      )}
    </>
  );
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

/** The first line on paper: whose page this is and where it came from. */
function PrintedAddress({ owner, address }: { owner: string; address: string }) {
  const query = useRef<HTMLSpanElement>(null);

  // The visitor's own case is in the query, where React does not keep it. Printing does not wait for React,
  // so the text is set directly.
  useEffect(() => {
    function read() {
      if (query.current) query.current.textContent = location.search;
    }
    addEventListener("beforeprint", read);
    return () => removeEventListener("beforeprint", read);
  }, []);

  return (
    <p className="mb-6 hidden font-mono text-label text-muted print:block">
      {owner}, {address}
      <span ref={query} />
    </p>
  );
}
