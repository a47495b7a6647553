import { InlineScript, inlineCall } from "#app/boot/inline-script.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import type { ComingSoon as ComingSoonContent } from "#content/types.ts";

const dialogId = "coming-soon";

/** Tells the visitor on the first visit that the article is being written; without script, in plain text. */
export function ComingSoon({
  slug,
  content,
  plan,
}: {
  slug: string;
  content: ComingSoonContent;
  plan: string;
}) {
  const text = content.dismiss
    ? "This post is being written in parts. Its topics are here to read; the rest will follow."
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
      <InlineScript code={inlineCall(openOnFirstVisit, dialogId, `coming-soon ${slug}`)} />
    </>
  );
}

/**
 * Runs inline. The dialog opens after the first paint, which need not wait for it, and only on the first visit; a
 * browser that stores nothing shows it every time. Nothing on the page opened it, so none of its buttons takes the
 * focus, and when it closes the focus goes to the title.
 */
function openOnFirstVisit(id: string, seen: string) {
  function isFirstVisit() {
    try {
      if (localStorage.getItem(seen)) return false;
      localStorage.setItem(seen, "1");
    } catch {
      // Storage is full or forbidden.
    }
    return true;
  }

  function open() {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement) || !isFirstVisit()) return;
    dialog.tabIndex = -1;
    dialog.inert = true;
    dialog.showModal();
    dialog.inert = false;
    dialog.focus();
    dialog.addEventListener("close", () => {
      document.querySelector("h1")?.focus({ preventScroll: true });
    });
  }

  addEventListener("DOMContentLoaded", () => setTimeout(open, 100), { once: true });
}
