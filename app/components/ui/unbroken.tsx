import { splitAtCodes } from "#app/lib/format/unbroken-code.ts";

/** A text whose dates, codes and amounts with a sign stay on one line each. */
export function Unbroken({ children }: { children: string }) {
  return splitAtCodes(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
