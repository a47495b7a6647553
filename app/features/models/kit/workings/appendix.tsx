import { memo, useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import { Unbroken } from "#app/components/ui/unbroken.tsx";
import type { WrittenWorking } from "./figures.ts";

/** The workings of the headline figures, on paper and where there is no script to press a figure. */
export const WorkingsAppendix = memo(function WorkingsAppendix({
  workings,
}: {
  workings: readonly WrittenWorking[];
}) {
  return (
    <details className="workings mt-10 hidden border-t border-ink pt-3 text-small print:block noscript:block">
      <summary className="py-2 font-serif text-h3">How these figures are calculated</summary>
      <dl className="print:columns-2 print:gap-x-10">
        {workings.map(({ label, value, words, numbers, formula }) => (
          <div key={label} className="break-inside-avoid border-b border-rule py-2">
            <dt>
              {label}:{" "}
              <strong className="figures font-medium">
                <Unbroken>{value}</Unbroken>
              </strong>
            </dt>
            <dd>{words}</dd>
            {numbers && (
              <dd className="figures">
                <Unbroken>{`${numbers} = ${value}`}</Unbroken>
              </dd>
            )}
            <dd className="font-mono text-label break-all text-muted">{formula}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
});

/** The value until the page is printed, then what `make` gives at that moment. */
export function useAtPrint<Value>(before: Value, make: () => Value): Value {
  const [value, setValue] = useState(before);
  const print = useEffectEvent(() => flushSync(() => setValue(make())));
  useEffect(() => {
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, []);
  return value;
}
