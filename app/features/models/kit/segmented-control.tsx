import { useId } from "react";

/**
 * A choice between a few options: radio buttons that look like one switch. Each fills its label and shows
 * its state itself: with `:has(:checked)` on the label, every key would restyle the page from its root.
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
    <fieldset className="flex rounded-md border border-edge [&>label:first-of-type>input]:rounded-l-[7px] [&>label:last-of-type>input]:rounded-r-[7px]">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          // On a phone there is no room for four of one width.
          className={`relative flex min-h-11 grow items-center justify-center px-2 text-center text-base md:min-h-10 md:basis-0 md:whitespace-nowrap ${options.length > 3 ? "" : "basis-0"}`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            autoComplete="off"
            className="peer absolute inset-0 cursor-pointer appearance-none transition-colors checked:bg-ink focus-visible:z-1 not-checked:hover:bg-accent-soft"
          />
          <span className="pointer-events-none relative z-1 transition-colors peer-checked:text-paper">
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
