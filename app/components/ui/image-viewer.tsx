import { type KeyboardEvent, useEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { CloseIcon, NextIcon, PreviousIcon } from "./icons.tsx";
import { Picture, type PictureSources } from "./picture.tsx";

type ViewerPicture = { caption: string; picture: PictureSources };
type Step = "previous" | "next";

/** Id of the dialog that shows the picture with this index, for the button that opens it. */
export function viewerId(index: number) {
  return `picture-${index + 1}`;
}

/**
 * Each picture has its own dialog, so that its thumbnail can open it without script. Script adds the
 * step from one to the next: the open dialog closes, which returns the focus to the thumbnail, and the
 * next one opens from there; closing the last one returns the focus to the first thumbnail.
 */
export function ImageViewer({
  pictures,
  startsOpen = false,
  onClose,
}: {
  pictures: readonly ViewerPicture[];
  /** For a viewer that is loaded when a visitor asks for the picture. */
  startsOpen?: boolean;
  onClose?: () => void;
}) {
  const dialogs = useRef<(HTMLDialogElement | null)[]>([]);

  useEffect(() => {
    if (startsOpen) dialogs.current[0]?.showModal();
  }, [startsOpen]);

  function go(from: number, step: Step, keepFocusOnStep: boolean) {
    const to = (from + (step === "next" ? 1 : -1) + pictures.length) % pictures.length;
    const dialog = dialogs.current[to];
    if (!dialog || to === from) return;
    dialogs.current[from]?.close();
    dialog.showModal();
    if (keepFocusOnStep) dialog.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  }

  function goByArrow(event: KeyboardEvent<HTMLDialogElement>, from: number) {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Where a small screen shows a part of the picture, arrows move that part once it has the focus.
    if (
      event.target instanceof HTMLElement &&
      event.target.dataset.stage &&
      overflows(event.target)
    )
      return;
    event.preventDefault();
    go(from, step, false);
  }

  return pictures.map(({ caption, picture }, index) => (
    <dialog
      key={caption}
      id={viewerId(index)}
      ref={(dialog) => {
        dialogs.current[index] = dialog;
      }}
      className="image-viewer"
      aria-label={
        pictures.length > 1 ? `${caption}, picture ${index + 1} of ${pictures.length}` : caption
      }
      closedby="any"
      onClose={onClose}
      onKeyDown={(event) => goByArrow(event, index)}
    >
      <div className="flex items-center gap-3 py-2 pr-2 pl-4">
        <IconButton
          label="Close"
          command="close"
          commandfor={viewerId(index)}
          className="order-last"
        >
          <CloseIcon />
        </IconButton>
        <p className="mr-auto text-small">
          {caption}
          {pictures.length > 1 && (
            <span aria-hidden="true" className="ml-3 font-mono text-label text-muted">
              {index + 1}/{pictures.length}
            </span>
          )}
        </p>
        {pictures.length > 1 && (
          <>
            <StepButton step="previous" onStep={() => go(index, "previous", true)} />
            <StepButton step="next" onStep={() => go(index, "next", true)} />
          </>
        )}
      </div>
      <p aria-hidden="true" className="px-4 pb-2 text-small text-muted md:hidden">
        Swipe to see the rest →
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="image-viewer-stage" aria-label="Picture" data-stage="true" tabIndex={0}>
        <Picture picture={picture} sizes="(width < 48rem) 800px, min(96vw, 1600px)" />
      </section>
    </dialog>
  ));
}

const steps: Partial<Record<string, Step>> = { ArrowLeft: "previous", ArrowRight: "next" };

function overflows(stage: HTMLElement) {
  return stage.scrollWidth > stage.clientWidth;
}

function StepButton({ step, onStep }: { step: Step; onStep: () => void }) {
  return (
    <IconButton
      label={step === "next" ? "Next picture" : "Previous picture"}
      data-step={step}
      onClick={onStep}
      className="needs-script"
    >
      {step === "next" ? <NextIcon /> : <PreviousIcon />}
    </IconButton>
  );
}
