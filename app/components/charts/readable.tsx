import {
  createContext,
  createElement,
  type PointerEvent,
  type ReactNode,
  use,
  useRef,
  useState,
} from "react";
import { phoneColumn, smallLetterWidth } from "./label-size.ts";
import { Rule } from "./marks.tsx";
import type { Place } from "./place.ts";
import { Plot } from "./plot.tsx";
import { type Tone, toneClass } from "./tone.ts";

export type ReadValue = { name?: string; text: string; tone?: Tone };

/** What a chart says at one place. */
type Reading = {
  title: string;
  values: readonly ReadValue[];
  /** Marks the place in the plot. */
  mark?: ReactNode;
};

/** The places at which a chart can be read, one after the other. */
export type Readings = {
  places: readonly Place[];
  /** What decides which place the pointer means. */
  along: "x" | "y" | "both";
  /** Places in a row of a grid: the arrows up and down go from row to row. */
  perRow?: number;
  read: (index: number) => Reading;
};

type ReadableProps = {
  readings: Readings;
  /** At the top of the axis while nothing is read. */
  unit?: string | undefined;
  /** Room around the plot. */
  className?: string;
  /** Controls over the plot. */
  overlay?: ReactNode;
  /** The plot. */
  children: ReactNode;
};

/** Whether charts are drawn once, as markup, for `DrawnReadable` to bring to life in the page. */
export const DrawnAtBuild = createContext(false);

export function Readable(props: ReadableProps) {
  if (!use(DrawnAtBuild)) return <LiveReadable {...props} />;
  const { readings, unit, className, children } = props;
  const stops = readings.places.map((place, index) => {
    const { title, values } = readings.read(index);
    return { place, title, values };
  });
  const drawn = JSON.stringify({ unit, className, along: readings.along, stops });
  return createElement("readable-chart", { drawn }, children);
}

/** A chart of a text, which was drawn when the site was built. */
export function DrawnReadable({ drawn, children }: { drawn: string; children?: ReactNode }) {
  // Written by our own build, so there is nothing to validate.
  const { unit, className, along, stops } = JSON.parse(drawn);
  const readings: Readings = {
    along,
    places: stops.map(({ place }: { place: Place }) => place),
    read: (index) => {
      const { place, title, values } = stops[index];
      const mark =
        along === "y" ? (
          <Rule from={[0, place[1]]} to={[100, place[1]]} tone="edge" dashes="2 3" />
        ) : (
          <Rule from={[place[0], 0]} to={[place[0], 100]} tone="edge" dashes="2 3" />
        );
      return { title, values, mark };
    },
  };
  return (
    <LiveReadable readings={readings} unit={unit} className={className}>
      {children}
    </LiveReadable>
  );
}

/**
 * A chart that can be read by pointer, by tap and by the arrow keys. What is read is written above the plot, where no
 * curve can be, and heard as the value of a slider. A tap takes the focus there, so the reading stays until the next.
 */
function LiveReadable({ readings, unit, className = "", overlay, children }: ReadableProps) {
  const [index, setIndex] = useState<number | null>(null);
  // A tap gives the focus too, but needs no ring: the reading shows where it is.
  const [hasRing, setHasRing] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const { places, along, perRow = 1, read } = readings;
  const last = places.length - 1;
  const reading = index !== null && index <= last ? read(index) : null;
  const heard = read(reading && index !== null ? index : 0);
  // The same wherever it is read, so that nothing moves under the pointer.
  const room = roomFor([0, Math.floor(places.length / 2), Math.max(0, last)].map(read));

  function point(event: PointerEvent) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const away = places.map(([x, y]) =>
      Math.hypot(
        along === "y" ? 0 : left + (x / 100) * width - event.clientX,
        along === "x" ? 0 : top + (y / 100) * height - event.clientY,
      ),
    );
    setIndex(away.indexOf(Math.min(...away)));
  }

  return (
    <>
      <div className="@container">
        <div className={`figures relative font-mono text-label max-sm:text-mark ${room}`}>
          {reading ? (
            <p
              aria-hidden="true"
              className="absolute inset-x-0 bottom-0 flex flex-wrap gap-x-3 bg-paper leading-[1.125rem]"
            >
              <span>{reading.title}</span>
              {reading.values.map(({ name, text, tone }) => (
                <span key={name ?? text} className={toneClass(tone)}>
                  {name} {text}
                </span>
              ))}
            </p>
          ) : (
            <p className="absolute bottom-0 font-sans text-label leading-[1.125rem] text-muted">
              {unit}
            </p>
          )}
        </div>
      </div>
      <div className={className}>
        <div className="relative">
          <input
            ref={slider}
            type="range"
            className="needs-script no-print pointer-events-none absolute inset-0 size-full opacity-0"
            aria-label="Read the chart"
            aria-valuetext={spoken(heard)}
            max={last}
            value={index ?? 0}
            onChange={({ target }) => setIndex(target.valueAsNumber)}
            onKeyDown={(event) => {
              const rows = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              if (rows === undefined) return;
              event.preventDefault();
              const next = (index ?? 0) + rows * perRow;
              if (next >= 0 && next <= last) setIndex(next);
            }}
            onFocus={() => setIndex((read) => read ?? 0)}
            onKeyUp={() => setHasRing(true)}
            onBlur={() => {
              setIndex(null);
              setHasRing(false);
            }}
            autoComplete="off"
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider before it is the control; this only follows the pointer */}
          <div
            // A finger that moves sideways reads values; up and down it still scrolls the page.
            className={`touch-pan-y rounded-xs outline-offset-4 outline-accent ${hasRing ? "outline-2" : ""}`}
            onPointerMove={point}
            onPointerDown={(event) => {
              point(event);
              slider.current?.focus({ preventScroll: true });
            }}
            // Would take the focus away again.
            onMouseDown={(event) => event.preventDefault()}
            onPointerLeave={() => {
              if (document.activeElement !== slider.current) setIndex(null);
            }}
            onPointerCancel={() => slider.current?.blur()}
          >
            {children}
          </div>
          {reading?.mark && (
            <Plot label={null} className="pointer-events-none absolute inset-0 size-full">
              {reading.mark}
            </Plot>
          )}
          {overlay}
        </div>
      </div>
    </>
  );
}

function spoken({ title, values }: Reading) {
  return `${title}: ${values.map(({ name, text }) => [name, text].filter(Boolean).join(" ")).join(", ")}`;
}

/** The height of one line, two or three of a column as narrow as a phone; a wide column needs one less. */
function roomFor(readings: readonly Reading[]) {
  const letters = readings.map((one) => spoken(one).length + 2 * one.values.length);
  const lines = (Math.max(...letters) * smallLetterWidth) / phoneColumn;
  if (lines <= 1) return "h-5";
  return lines <= 2 ? "h-9 @2xl:h-5" : "h-14 @2xl:h-9";
}
