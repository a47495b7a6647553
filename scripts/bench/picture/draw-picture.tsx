import { renderToStaticMarkup } from "react-dom/server";
import type { BenchFigures } from "../figures.ts";
import { FiguresStrip } from "./figures-strip.tsx";
import { layout, rowMiddle } from "./layout.ts";
import { PaintPanel } from "./paint-panel.tsx";
import { type Colours, stylesheet } from "./stylesheet.ts";
import { WeightPanel } from "./weight-panel.tsx";

/** The run as one SVG file, with its own background so that it is readable anywhere. */
export function drawPicture(figures: BenchFigures, colours: Colours) {
  return `${renderToStaticMarkup(<Picture figures={figures} colours={colours} />)}\n`;
}

function Picture({ figures, colours }: { figures: BenchFigures; colours: Colours }) {
  const { date, machine, routes, other, runs } = figures;
  const pages = [...routes, ...(other ? [other] : [])];
  const bottom = layout.rowsTop + pages.length * layout.rowHeight;
  const height = bottom + layout.margin;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${layout.width} ${height}`}
      width={layout.width}
      height={height}
      role="img"
      aria-labelledby="title description"
    >
      <title id="title">Speed and weight of every page</title>
      <desc id="description">{describe(figures)}</desc>
      <style>{stylesheet(colours)}</style>
      <rect width={layout.width} height={height} rx="8" className="paper" />
      <text x={layout.margin} y="64" className="serif title">
        Speed and weight of every page
      </text>
      <text x={layout.right} y="54" className="muted end">
        {runs === 1 ? `${date}, one run` : `${date}, median of ${runs} runs`}
      </text>
      <text x={layout.right} y="74" className="muted end">
        {`${machine.processor}, ${machine.cores} cores`}
      </text>
      <FiguresStrip figures={figures} />
      <PaintPanel pages={pages} />
      <WeightPanel pages={pages} />
      {pages.map(({ name }, row) => (
        <text key={name} x={layout.margin} y={rowMiddle(row) + 4} className="mono">
          {fitted(name)}
        </text>
      ))}
      {other && <Separator y={layout.rowsTop + routes.length * layout.rowHeight} />}
    </svg>
  );
}

/** Below our own pages, before another site. */
function Separator({ y }: { y: number }) {
  return <line x1={layout.margin} x2={layout.right} y1={y} y2={y} className="strong" />;
}

/** Longer names would run into the first panel. */
function fitted(name: string) {
  return name.length > 40 ? `${name.slice(0, 39)}…` : name;
}

function describe({ routes, other }: BenchFigures) {
  const paints = routes.map(({ lighthouse }) => lighthouse.largestPaintMs / 1000);
  const range = `${Math.min(...paints).toFixed(2)} to ${Math.max(...paints).toFixed(2)} seconds`;
  const beside = other ? `, and of ${other.name} below` : "";
  return `Largest paint of ${routes.length} pages, ${range}, each beside the same page without script, pictures and fonts, and the bytes of a first visit${beside}. The table has every figure.`;
}
