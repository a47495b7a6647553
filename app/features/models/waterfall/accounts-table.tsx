import type { ReactNode } from "react";
import { ScrollArea } from "#app/components/prose/scroll-area.tsx";

/**
 * A table of figures under a strong hairline: labels stay in sight on the left while the years scroll
 * inside their own area.
 */
export function AccountsTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <ScrollArea label={caption}>
      <table className="figures w-full border-separate border-spacing-0 text-small print:text-[7pt]">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </ScrollArea>
  );
}

// The hairline at its right says, where the table scrolls, that figures go on beneath it.
const label =
  "sticky left-0 bg-paper pr-2 text-left max-lg:shadow-[1px_0_0_var(--color-rule)] sm:pr-4 print:static print:pr-1 print:shadow-none";
const figure = "pl-2 text-right whitespace-nowrap sm:pl-4 print:pl-1";
const head =
  "border-b border-ink py-2 font-mono text-label font-normal text-muted print:text-[6.5pt]";

export function HeadRow({ corner, columns }: { corner: string; columns: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="col" className={`${head} ${label}`}>
        {corner}
      </th>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <th key={index} scope="col" className={`${head} ${figure}`}>
          {column}
        </th>
      ))}
    </tr>
  );
}

export function GroupRow({ title, span }: { title: string; span: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={span} className="border-b border-rule pt-5 pb-1.5 text-left">
        <span className="sticky left-0 font-serif text-base font-medium">{title}</span>
      </th>
    </tr>
  );
}

type Look = "line" | "sum" | "total" | "note";

const looks: Record<Look, string> = {
  line: "border-b border-rule font-normal",
  sum: "border-b border-ink font-medium",
  total: "border-b-4 border-double border-ink pt-3 font-medium",
  note: "border-b border-rule font-normal text-muted",
};

export function FigureRow({
  title,
  code,
  cells,
  look = "line",
}: {
  title: ReactNode;
  code?: string | undefined;
  cells: readonly ReactNode[];
  look?: Look;
}) {
  return (
    <tr>
      <th
        scope="row"
        className={`${label} ${looks[look]} min-w-30 py-1.5 sm:whitespace-nowrap print:min-w-0`}
      >
        <span className="flex items-baseline gap-1.5">
          {code && <span className="font-mono text-label text-muted">{code}</span>}
          {title}
        </span>
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <td key={index} className={`${figure} ${looks[look]} py-1.5`}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
