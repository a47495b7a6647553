import { useId } from "react";

/** Covers the line around the control. */
const fills = {
  case: "peer checked:bg-ink",
  input: "border-accent checked:border-2 checked:bg-accent-soft",
};

/**
 * A choice between a few options: radio buttons that look like one switch. Each fills its label and shows
 * its state itself: with `:has(:checked)` on the label, every key would restyle the page from its root.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  look,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  /** A case to start from is filled, the strongest of a model's controls; an input is outlined. */
  look: "case" | "input";
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="flex rounded-md border border-edge [&>label:first-of-type>input]:rounded-l-md [&>label:last-of-type>input]:rounded-r-md">
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
            className={`absolute -inset-px cursor-pointer appearance-none transition-colors focus-visible:z-1 not-checked:hover:bg-accent-soft ${fills[look]}`}
          />
          <span
            className={`pointer-events-none relative z-1 transition-colors ${look === "case" ? "peer-checked:text-paper" : ""}`}
          >
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
