import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import type { SheetCell } from "#workings/cells.ts";
import { panelId } from "./figures.ts";
import { barBottom, boxOf, isUnfolded, placeOf } from "./places.ts";
import { type Box, lineBetween, lineUpTo, type Point, roundedPath } from "./routes.ts";

type Outline = { box: Box; number: number; inTable: boolean };
type Drawing = { open: Box | null; outlines: Outline[]; lines: string[] };

/** Figures are at the right edge of their cells: an outline begins within its cell and ends in the next. */
const cellInset = 4;
const cellOverhang = 3;

const nothing: Drawing = { open: null, outlines: [], lines: [] };

/** Outlines around a figure and what it comes from, numbered as in the panel, and hairlines that join them. */
export function TraceLines({
  section,
  cell,
  ranges,
  shape,
  hasLines,
}: {
  section: RefObject<HTMLElement | null>;
  cell: SheetCell;
  /** Ids of the cells that the figure comes from, range by range. */
  ranges: readonly (readonly string[])[];
  /** Changes whenever the layout of the page may have. */
  shape: string;
  hasLines: boolean;
}) {
  const [drawing, setDrawing] = useState(nothing);
  const key = `${shape} ${cell.id} ${ranges.map((range) => range[0]).join()}`;

  const draw = useEffectEvent(() => {
    if (!section.current) return;
    const next = drawingOf(section.current, cell.id, ranges, hasLines);
    setDrawing((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the lines have to be measured again
  useLayoutEffect(draw, [key]);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => draw());
    sizes.observe(element);
    // Charts and tables follow a change of the case a moment later, and a column may then be narrower.
    const contents = new MutationObserver(() => draw());
    contents.observe(element, { childList: true, characterData: true, subtree: true });
    // Tables scroll sideways inside the page, and inputs stay in view while it scrolls.
    const onScroll = () => draw();
    document.addEventListener("scroll", onScroll, true);
    return () => {
      sizes.disconnect();
      contents.disconnect();
      document.removeEventListener("scroll", onScroll, true);
    };
  }, [section]);

  return (
    <svg
      className="trace-lines no-print pointer-events-none absolute inset-0 z-6 size-full overflow-visible [animation:fade-in_180ms]"
      aria-hidden="true"
    >
      <marker id="trace-dot" viewBox="0 0 6 6" refX="3" refY="3" markerWidth="6" markerHeight="6">
        <circle cx="3" cy="3" r="3" className="fill-accent" />
      </marker>
      {drawing.open && <Outlined box={drawing.open} look="fill-accent/10 stroke-2" />}
      {drawing.lines.map((line) => (
        <path
          key={line}
          d={line}
          markerStart="url(#trace-dot)"
          className="fill-none stroke-accent opacity-80"
        />
      ))}
      {drawing.outlines.map(({ box, number, inTable }) => (
        <g key={number}>
          <Outlined box={box} look="fill-none stroke-[1.5] max-lg:stroke-2" />
          <Marker number={number} x={inTable ? box.left + 2 : box.right - 2} y={box.top} />
        </g>
      ))}
    </svg>
  );
}

function Outlined({ box: { left, top, right, bottom }, look }: { box: Box; look: string }) {
  const size = { width: right - left, height: bottom - top };
  return <rect x={left} y={top} {...size} rx="4" className={`stroke-accent ${look}`} />;
}

/** On the left in a table, whose numbers are on the right of their cells. */
function Marker({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="8.5" className="fill-accent" />
      <text x={x} y={y + 4} textAnchor="middle" className="fill-paper font-mono text-[0.6875rem]">
        {number}
      </text>
    </>
  );
}

function drawingOf(
  section: HTMLElement,
  id: string,
  ranges: readonly (readonly string[])[],
  hasLines: boolean,
): Drawing {
  const origin = section.getBoundingClientRect();
  const found = placeOf(section, id);
  const place = found && isUnfolded(found) ? found : null;
  const from = place && outlined(place, visibleBox(boxOf(place), origin));
  const strip = section.querySelector("dl");
  const panel = document.getElementById(panelId)?.getBoundingClientRect();
  const outlines: Drawing["outlines"] = [];
  const lines: string[] = [];
  if (hasLines && from && panel && strip?.contains(place) && panel.bottom < origin.top) {
    lines.push(roundedPath(lineUpTo(relative(panel, origin), from)));
  }
  for (const [index, range] of ranges.entries()) {
    const places = range.flatMap((cellId) => placeOf(section, cellId) ?? []).filter(isUnfolded);
    const boxes = places.flatMap((found) => visibleBox(boxOf(found), origin) ?? []);
    const box = around(boxes);
    const [first] = places;
    if (!box || !first) continue;
    const inTable = first.closest("td") !== null && first.matches("button");
    outlines.push({ box, number: index + 1, inTable });
    if (!hasLines || !place || !from) continue;
    const route = lineBetween({
      from,
      to: box,
      index,
      // A table keeps its lines in the margins beside it.
      table: tableBox(first, origin),
      fromTable: tableBox(place, origin),
      sameTable:
        place.closest("table") !== null && place.closest("table") === first.closest("table"),
      stripBottom: (strip?.getBoundingClientRect().bottom ?? 0) - origin.top,
    });
    const end = route.at(-1);
    if (end && isInView(end, origin, panel)) lines.push(roundedPath(route));
  }
  return { open: place?.matches(".figure") ? from : null, outlines, lines };
}

/** The outline of a figure in the strip keeps a distance from the rules around it. */
function outlined(place: HTMLElement, box: Box | null): Box | null {
  if (!box || place.closest("td")) return box && around([box]);
  const { left, right, top, bottom } = box;
  const isFirst = left < 1;
  return { left: left + (isFirst ? -10 : 8), right: right - 6, top: top + 10, bottom: bottom - 10 };
}

/** No line ends where the bar at the top of the window or the panel covers it. */
function isInView([x, y]: Point, origin: DOMRect, panel: DOMRect | undefined) {
  const [left, top] = [x + origin.left, y + origin.top];
  const isCovered = panel && left > panel.left && top > panel.top && top < panel.bottom;
  return top > barBottom() && top < innerHeight && !isCovered;
}

function tableBox(place: HTMLElement, origin: DOMRect): Box | null {
  const area = place.closest<HTMLElement>(".scroll-area") ?? place.closest("table");
  return area && relative(area.getBoundingClientRect(), origin);
}

/** The part of a box that its table or the column of inputs does not hide; `null` where it hides everything. */
function visibleBox(element: HTMLElement, origin: DOMRect): Box | null {
  const whole = relative(element.getBoundingClientRect(), origin);
  const box = element.matches("td") ? { ...whole, left: whole.left + cellInset } : whole;
  const inputs = element.closest(".model-inputs")?.getBoundingClientRect();
  const column = inputs && relative(inputs, origin);
  if (column && (box.bottom > column.bottom || box.top < column.top)) return null;
  const table = tableBox(element, origin);
  if (!table) return box;
  const seen = {
    ...box,
    left: Math.max(box.left, table.left),
    right: Math.min(box.right, table.right),
  };
  return seen.right - seen.left > 8 ? seen : null;
}

function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)) + cellOverhang,
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function relative(rect: DOMRect, origin: DOMRect): Box {
  return {
    left: rect.left - origin.left,
    right: rect.right - origin.left,
    top: rect.top - origin.top,
    bottom: rect.bottom - origin.top,
  };
}
