import { type ComponentProps, type ReactNode, useId, useState } from "react";

type Shared = {
  label: string;
  /** What the field asks for, shown beside its label when the browser finds it invalid. */
  fault: string;
};

const boxClass =
  "mt-1.5 block w-full scroll-mt-10 rounded-sm border border-edge bg-card px-3 text-base text-ink transition-colors hover:border-ink focus-visible:border-accent read-only:border-rule read-only:text-muted aria-invalid:border-loss aria-invalid:shadow-[inset_3px_0_0_var(--color-loss)]";

/** A line of text with its label. */
export function TextField({
  label,
  fault,
  className = "",
  ...rest
}: Shared & ComponentProps<"input">) {
  const { id, errorId, isInvalid, validity } = useValidity();
  return (
    <Labeled {...{ id, errorId, isInvalid, label, fault, className }}>
      <input id={id} className={`${boxClass} min-h-11`} {...rest} {...validity} />
    </Labeled>
  );
}

/** Several lines of text with their label. */
export function TextArea({
  label,
  fault,
  className = "",
  ...rest
}: Shared & ComponentProps<"textarea">) {
  const { id, errorId, isInvalid, validity } = useValidity();
  return (
    <Labeled {...{ id, errorId, isInvalid, label, fault, className }}>
      <textarea id={id} className={`${boxClass} resize-y py-2.5`} {...rest} {...validity} />
    </Labeled>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The browser validates the field; the error is shown once, beside the label. It appears when the
 * visitor leaves the field or submits the form, and disappears as soon as the field is valid.
 */
function useValidity() {
  const id = useId();
  const errorId = `${id}-error`;
  const [isInvalid, setIsInvalid] = useState(false);
  const validity = {
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": isInvalid ? errorId : undefined,
    onInvalid: () => setIsInvalid(true),
    onBlur({ currentTarget }: { currentTarget: Field }) {
      if (currentTarget.matches(":user-invalid")) setIsInvalid(true);
    },
    onInput({ currentTarget }: { currentTarget: Field }) {
      if (currentTarget.validity.valid) setIsInvalid(false);
    },
  };
  return { id, errorId, isInvalid, validity };
}

/** The error is in a live region: a screen reader also hears it when the focus is already elsewhere. */
function Labeled({
  id,
  errorId,
  isInvalid,
  label,
  fault,
  className,
  children,
}: Shared & {
  id: string;
  errorId: string;
  isInvalid: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    // At the bottom of its row, so that an error that wraps moves no field below its neighbor.
    <div className={`flex flex-col justify-end ${className}`}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-small font-medium">
          {label}
        </label>
        <span id={errorId} aria-live="polite" className="text-right font-mono text-label text-loss">
          {isInvalid && (
            <>
              <span className="sr-only">{label}: </span>
              {fault}
            </>
          )}
        </span>
      </div>
      {children}
    </div>
  );
}
