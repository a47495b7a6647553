import type { SVGProps } from "react";

type PlotProps = SVGProps<SVGSVGElement> & {
  /** What a person who cannot see the chart needs to know; `null` if words beside it say it already. */
  label: string | null;
};

/** The area that places are per cent of. What is drawn around it needs margins (`Frame`). */
export function Plot({ label, className = "", children, ...attributes }: PlotProps) {
  const isHidden = label === null;
  return (
    <svg
      role={isHidden ? undefined : "img"}
      aria-label={label ?? undefined}
      aria-hidden={isHidden ? "true" : undefined}
      fill="currentColor"
      className={`overflow-visible font-mono ${className}`}
      {...attributes}
    >
      {children}
    </svg>
  );
}
