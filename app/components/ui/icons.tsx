import type { ReactNode } from "react";

type IconProps = { className?: string };

/** Icons are drawn on a 20-unit square in the text color and are hidden from screen readers. */
function icon(drawing: ReactNode) {
  return ({ className }: IconProps) => (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {drawing}
    </svg>
  );
}

export const MoonIcon = icon(<path d="M16.5 11.8A6.8 6.8 0 1 1 8.2 3.5a5.4 5.4 0 0 0 8.3 8.3Z" />);
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.2" />
    <path d="M10 2.5v1.7M10 15.8v1.7M2.5 10h1.7M15.8 10h1.7M4.7 4.7l1.2 1.2M14.1 14.1l1.2 1.2M4.7 15.3l1.2-1.2M14.1 5.9l1.2-1.2" />
  </>,
);
export const MenuIcon = icon(<path d="M3 6h14M3 10h14M3 14h14" />);
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);
export const BookIcon = icon(
  <path d="M4 3.5h9.5a2 2 0 0 1 2 2v11H6a2 2 0 0 1-2-2v-11ZM4 14.5a2 2 0 0 1 2-2h9.5M7.5 7h4.5" />,
);
export const CodeIcon = icon(<path d="m6.5 6-4 4 4 4M13.5 6l4 4-4 4M11.5 4l-3 12" />);
export const SheetIcon = icon(<path d="M3 3.5h14v13H3zM3 8h14M3 12.2h14M8 3.5v13" />);
export const DashboardIcon = icon(
  <path d="M3 16.5h14M5 13.5v-4M9 13.5v-8M13 13.5v-5M16.5 13.5V7" />,
);
export const DownloadIcon = icon(<path d="M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13" />);
export const BriefcaseIcon = icon(<path d="M3 6.5h14v9.5H3zM7.5 6.5V4h5v2.5M3 10.5h14" />);
export const GraduationIcon = icon(
  <path d="m2 8 8-3.8L18 8l-8 3.8L2 8ZM5.5 9.8v4c2.8 2 6.2 2 9 0v-4M18 8v4.5" />,
);
export const PreviousIcon = icon(<path d="m12 4-6 6 6 6" />);
export const NextIcon = icon(<path d="m8 4 6 6-6 6" />);
export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5.2" />
    <path d="m13 13 4 4" />
  </>,
);
