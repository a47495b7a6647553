import { useId } from "react";

/**
 * A choice between a few options: radio buttons that look like one switch. Its `:has()` name the input:
 * without it, the browser would restyle more with every element that a step adds anywhere.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="flex overflow-hidden rounded-md border border-edge has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-11 grow basis-0 cursor-pointer items-center justify-center text-base transition-colors hover:bg-accent-soft has-[input:checked]:bg-ink has-[input:checked]:text-paper md:min-h-10"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            autoComplete="off"
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
