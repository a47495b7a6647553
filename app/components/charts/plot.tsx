import type { SVGProps } from "react";

type PlotProps = SVGProps<SVGSVGElement> & {
  /** The chart in words, for a visitor who cannot see it; `null` if the text beside it already says so. */
  label: string | null;
};

/** The area that positions are a percentage of. Anything drawn around it needs margins (`Frame`). */
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
