import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { InlineScript, inlineCall } from "#app/hydration/inline-script.tsx";
import type { ComingSoon as ComingSoonContent } from "#content/types.ts";

const dialogId = "coming-soon";

/** Entries of the visitor's history at which the dialog has been shown since the page was loaded. */
const shownAt = new Set<string>();

/** Tells the visitor on arrival that the article is being written; without script, in plain text. */
export function ComingSoon({ content, plan }: { content: ComingSoonContent; plan: string }) {
  useOpenOnArrival();
  const text = content.dismiss
    ? "This post is being written. Its topics are already here; the rest will follow."
    : "This post is being written and will appear on this page.";
  const invitation = "Is there something it should cover? Let me know.";
  return (
    <>
      <div className="mt-10 break-inside-avoid border-y border-rule py-5">
        <p className="font-mono text-label text-muted">Coming up</p>
        <p className="mt-1.5 font-serif text-lead">{plan}</p>
      </div>
      <noscript>
        <aside className="mt-8 border-l-2 border-accent pl-5">
          <p className="font-serif text-h3">Coming Soon!</p>
          <p className="mt-2 text-muted">
            {text} {invitation}
          </p>
          <p className="mt-4">
            <ButtonLink to="/contact">Contact Me</ButtonLink>
          </p>
        </aside>
      </noscript>
      <Dialog
        id={dialogId}
        title="Coming Soon!"
        actions={
          <>
            {content.dismiss && (
              <Button command="close" commandfor={dialogId}>
                {content.dismiss}
              </Button>
            )}
            <ButtonLink to="/contact" look={content.dismiss ? "quiet" : "primary"}>
              Contact Me
            </ButtonLink>
          </>
        }
      >
        {text} {invitation}
      </Dialog>
      <InlineScript code={openWhenLoaded} />
    </>
  );
}

/**
 * Opens the dialog once, without help from outside: in the built page it runs inline. Nothing on the page opened it,
 * so none of its buttons takes the focus, and when it closes the focus goes to the title.
 */
function openOnArrival(id: string) {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.dataset.shown) return;
  dialog.dataset.shown = "yes";
  dialog.tabIndex = -1;
  dialog.inert = true;
  dialog.showModal();
  dialog.inert = false;
  dialog.focus();
  dialog.addEventListener("close", () => {
    document.querySelector("h1")?.focus({ preventScroll: true });
  });
}

/** After the first paint, which need not wait for it. */
const openWhenLoaded = `addEventListener("load",()=>setTimeout(()=>{${inlineCall(openOnArrival, dialogId)}},100),{once:true})`;

/** The dialog opens on a link or a page load, and not again when the visitor goes back to where it was shown. */
function useOpenOnArrival() {
  const { key } = useLocation();
  const arrival = useRef(key);

  useEffect(() => {
    if (!shownAt.has(arrival.current)) openOnArrival(dialogId);
  }, []);

  // Links to sections add history entries too.
  useEffect(() => {
    shownAt.add(key);
  }, [key]);
}
