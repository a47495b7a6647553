import { type ComponentProps, type ReactNode, useId } from "react";

type Shared = {
  label: string;
  /** What the field asks for, shown in its margin once the browser finds fault with it. */
  fault: string;
};

const boxClass =
  "mt-1.5 block w-full scroll-mt-10 rounded-sm border border-edge bg-card px-3 text-base text-ink transition-colors hover:border-ink focus-visible:border-accent read-only:border-rule read-only:text-muted user-invalid:border-loss user-invalid:shadow-[inset_3px_0_0_var(--color-loss)]";

/** A line of text with its label. */
export function TextField({
  label,
  fault,
  className = "",
  ...rest
}: Shared & ComponentProps<"input">) {
  const id = useId();
  return (
    <Labelled id={id} label={label} fault={fault} className={className}>
      <input id={id} className={`${boxClass} min-h-11`} {...rest} />
    </Labelled>
  );
}

/** Several lines of text with their label. */
export function TextArea({
  label,
  fault,
  className = "",
  ...rest
}: Shared & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <Labelled id={id} label={label} fault={fault} className={className}>
      <textarea id={id} className={`${boxClass} resize-y py-2.5`} {...rest} />
    </Labelled>
  );
}

/** The browser tells a screen reader what is wrong; the margin repeats it for the eye. */
function Labelled({
  id,
  label,
  fault,
  className,
  children,
}: Shared & { id: string; className: string; children: ReactNode }) {
  return (
    <div className={`group ${className}`}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-small font-medium">
          {label}
        </label>
        <span
          aria-hidden="true"
          className="hidden text-right font-mono text-label text-loss group-has-user-invalid:block"
        >
          {fault}
        </span>
      </div>
      {children}
    </div>
  );
}
