import { useId } from "react";
import { LimitNote } from "./number-box.tsx";
import { type NumberFieldProps, NumberInput } from "./number-input.tsx";
import { settle, shownLimits } from "./settle.ts";
import { formatShown, toShown, unitAfter } from "./units.ts";

/** One number, set by sliding or by typing. */
export function SliderField({ slot, value, note, set }: NumberFieldProps) {
  const id = useId();
  const { field, label } = slot;
  const { min, max, step } = shownLimits(field);
  const shown = toShown(field.unit, value);
  // Padding for touch. For amounts of money it overlaps the sign, which must stay close to the number.
  const sign = field.unit.before;
  const room = sign
    ? "-ml-[2.5ch] pl-[2.5ch] max-md:-ml-9 max-md:pl-9"
    : "min-w-[3.5ch] max-md:min-w-11";

  return (
    <div className="group">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} id={`${id}-label`} className="text-base leading-snug">
          {label}
        </label>
        <span className="slider-number flex items-baseline font-mono text-small whitespace-nowrap max-md:text-base">
          {sign}
          <NumberInput
            id={id}
            slot={slot}
            value={value}
            note={note}
            set={set}
            aria-describedby={`${id}-unit ${id}-limits${note ? ` ${id}-note` : ""}`}
            className={`number-field figures min-h-6 w-[6.5ch] bg-transparent text-right supports-[field-sizing:content]:w-auto aria-invalid:text-loss max-md:-mt-4 max-md:min-h-11 max-md:pt-4 ${room}`}
          />
          <span id={`${id}-unit`}>
            {sign && <span className="sr-only">{sign}</span>}
            {unitAfter(field.unit, shown)}
          </span>
        </span>
      </div>
      <div className="relative">
        <Track share={(shown - min) / (max - min)} />
        <input
          type="range"
          className="slider"
          aria-labelledby={`${id}-label`}
          aria-valuetext={formatShown(field.unit, shown)}
          min={min}
          max={max}
          step={step}
          value={shown}
          onChange={(event) => set(slot, settle(field, event.target.valueAsNumber).value)}
          autoComplete="off"
        />
      </div>
      <p
        id={`${id}-limits`}
        className="figures -mt-1 mb-1.5 flex justify-between lg:-mt-1.5 lg:-mb-0.5 font-mono text-[0.6875rem] leading-4 text-muted opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-md:-mt-3"
      >
        <span>{formatShown(field.unit, min)}</span>
        <span className="sr-only"> to </span>
        <span>{formatShown(field.unit, max)}</span>
      </p>
      <LimitNote id={`${id}-note`} note={note} />
    </div>
  );
}

/** Inset by half a thumb at either end, so that the fill ends under the middle of the thumb. */
export function Track({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-1/2 h-1 w-full -translate-y-1/2 overflow-visible rounded-full bg-rule fill-accent px-2.5"
    >
      <rect x="-10" width="12" height="4" rx="2" />
      <rect width={`${(share * 100).toFixed(2)}%`} height="4" />
    </svg>
  );
}
