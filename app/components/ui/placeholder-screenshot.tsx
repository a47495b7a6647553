import type { ReactNode } from "react";

export type Schematic =
  | "line"
  | "bars"
  | "falling-bars"
  | "waterfall"
  | "scatter"
  | "table"
  | "dashboard"
  | "price-curve"
  | "frontier"
  | "roc-curve"
  | "payoff";

/** A framed box with a quiet drawing of what will stand there, plainly marked as not there yet. */
export function PlaceholderScreenshot({
  caption,
  schematic,
}: {
  caption: string;
  schematic: Schematic;
}) {
  return (
    <figure>
      <div className="rounded-md border border-dashed border-edge bg-card px-4 pt-3 pb-4">
        <p data-search="skip" className="text-right font-mono text-label text-muted">
          Placeholder
        </p>
        <svg
          viewBox="0 4 320 164"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          className="block h-auto w-full text-rule"
        >
          {schematics[schematic]}
        </svg>
      </div>
      <figcaption className="mt-2 font-mono text-label text-muted">{caption}</figcaption>
    </figure>
  );
}

const axes = <path d="M24 12v144h284" />;

function curve(path: string) {
  return (
    <>
      {axes}
      <path d={path} className="text-edge" stroke="currentColor" />
    </>
  );
}

function bars(heights: readonly number[]) {
  return (
    <>
      {axes}
      {heights.map((height, index) => (
        <rect
          key={height}
          x={40 + index * 44}
          y={156 - height}
          width="28"
          height={height}
          fill="currentColor"
        />
      ))}
    </>
  );
}

const columns = [52, 80, 66, 102, 90, 118];
const steps: [number, number][] = [
  [40, 116],
  [60, 40],
  [82, 22],
  [96, 14],
];
const cloud: [number, number][] = [
  [60, 120],
  [84, 104],
  [76, 132],
  [150, 80],
  [168, 96],
  [182, 72],
  [244, 44],
  [262, 58],
  [276, 36],
  [228, 60],
];

const schematics: Record<Schematic, ReactNode> = {
  line: curve("M24 132 70 118l46 8 46-34 46 6 46-38 54-16"),
  "price-curve": curve("M24 34C90 110 170 138 308 146"),
  frontier: curve("M84 148C40 116 56 84 120 62S250 32 300 26"),
  "roc-curve": (
    <>
      <path d="M24 156 308 18" strokeDasharray="4 4" />
      {curve("M24 156C40 66 110 30 308 18")}
    </>
  ),
  payoff: (
    <>
      <path d="M24 98h284" strokeDasharray="4 4" />
      {curve("M24 132h116l90-92h78")}
    </>
  ),
  bars: bars(columns),
  "falling-bars": bars([124, 88, 60, 40, 26, 16]),
  waterfall: (
    <>
      {axes}
      {steps.map(([y, height], index) => (
        <rect key={y} x={40 + index * 54} y={y} width="38" height={height} fill="currentColor" />
      ))}
      <rect x="256" y="110" width="38" height="46" fill="currentColor" />
    </>
  ),
  scatter: (
    <>
      {axes}
      {cloud.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" fill="currentColor" />
      ))}
    </>
  ),
  table: (
    <path d="M12 20h296M12 48h296M12 76h296M12 104h296M12 132h296M12 160h296M12 20v140M96 20v140M166 20v140M236 20v140M308 20v140" />
  ),
  dashboard: (
    <>
      <path d="M12 14h88v38H12zM116 14h88v38h-88zM220 14h88v38h-88zM12 68h188v98H12zM216 68h92v98h-92z" />
      <path d="m24 146 40-22 36 8 44-34 44-10" className="text-edge" stroke="currentColor" />
      <path d="M232 150v-28M250 150v-46M268 150v-36M286 150v-60" strokeWidth="8" />
    </>
  ),
};
