import { useId, useState } from "react";
import "./slider-field.css";

type SliderFieldProps = {
  label: string;
  /** What stands before and after the number. */
  unit: { before?: string; after: string };
  value: number;
  min: number;
  max: number;
  step: number;
  /** A value as it is read aloud and as the limits are written, unit and all. */
  format: (value: number) => string;
  /** Gets a number within the limits, though not always on a step. */
  onChange: (value: number) => void;
};

/** One number, set by sliding or by typing. */
export function SliderField(props: SliderFieldProps) {
  const { label, unit, value, min, max, step, format, onChange } = props;
  const id = useId();
  const share = (value - min) / (max - min);

  return (
    <div className="group">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} id={`${id}-label`} className="text-base leading-snug">
          {label}
        </label>
        <span className="flex items-baseline font-mono text-small whitespace-nowrap">
          {unit.before}
          <NumberField {...props} id={id} />
          <span id={`${id}-unit`}>
            {unit.before && <span className="sr-only">{unit.before}</span>}
            {unit.after}
          </span>
        </span>
      </div>
      <div className="relative">
        <Track share={share} />
        <input
          type="range"
          className="slider"
          aria-labelledby={`${id}-label`}
          aria-valuetext={format(value)}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          autoComplete="off"
        />
      </div>
      <p
        id={`${id}-limits`}
        className="figures -mt-1 flex justify-between font-mono text-[0.6875rem] leading-4 text-muted opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-md:-mt-3"
      >
        <span>{format(min)}</span>
        <span className="sr-only"> to </span>
        <span>{format(max)}</span>
      </p>
    </div>
  );
}

/** What is typed stays as typed until the field is left; what is out of range counts from then on. */
function NumberField({ id, value, min, max, step, onChange }: SliderFieldProps & { id: string }) {
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    const number = Number(text);
    if (text !== "" && number >= min && number <= max) onChange(number);
  }

  function leave() {
    if (typed) onChange(Math.min(max, Math.max(min, Number(typed))));
    setTyped(null);
  }

  const outOfRange = typed !== null && (typed === "" || Number(typed) < min || Number(typed) > max);
  return (
    <input
      id={id}
      type="number"
      inputMode={min < 0 ? "text" : "decimal"}
      className="number-field figures min-h-6 w-[6.5ch] min-w-[3.5ch] border-b border-dotted border-edge bg-transparent text-right hover:border-solid focus:border-solid focus:border-accent supports-[field-sizing:content]:w-auto aria-invalid:border-loss aria-invalid:text-loss max-md:-mt-4 max-md:min-h-11 max-md:min-w-11 max-md:pt-4"
      aria-describedby={`${id}-unit ${id}-limits`}
      aria-invalid={outOfRange || undefined}
      min={min}
      max={max}
      step={step}
      value={typed ?? value}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Enter") leave();
      }}
      autoComplete="off"
    />
  );
}

/** Inset by half a thumb at either end, so that the fill ends under the middle of the thumb. */
function Track({ share }: { share: number }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-rule px-2.5"
    >
      <svg aria-hidden="true" className="block h-1 w-full overflow-visible fill-accent">
        <rect x="-10" width="12" height="4" rx="2" />
        <rect width={`${(share * 100).toFixed(2)}%`} height="4" />
      </svg>
    </div>
  );
}
