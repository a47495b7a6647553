import type { ReactNode } from "react";
import type { Language } from "#content/types.ts";

/** A line of a chart beside each language: decoration with a source, hidden from screen readers. */
export function SkillFigure({ language }: { language: Language }) {
  return (
    <svg viewBox="0 0 184 36" width="184" height="36" aria-hidden="true" fill="currentColor">
      {drawings[language]}
    </svg>
  );
}

const prices = [4, 8, 6, 15, 12, 20, 17, 25, 22, 30];
const groups = [14, 22, 30, 19, 26, 16];

const drawings: Record<Language, ReactNode> = {
  python: (
    <polyline
      points={prices.map((price, index) => `${index * 20.4},${34 - price}`).join(" ")}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    />
  ),
  sql: groups.map((height, index) => (
    <rect key={height} x={index * 32} y={36 - height} width="24" height={height} />
  )),
  vba: (
    <g fill="none" stroke="currentColor">
      <path d="M0 30h88l60-26h36" strokeWidth="1.75" />
      <path d="M0 21h184" strokeDasharray="1.5 4" />
    </g>
  ),
  excel: (
    <>
      <path d="M0 4h28v32H0zM38 10h28v14H38zM76 8h28v8H76zM114 6h28v6h-28z" />
      <path d="M152 4h28v32h-28z" opacity="0.45" />
    </>
  ),
};
