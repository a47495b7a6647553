import type { RefObject } from "react";
import { CodeTokens } from "#app/components/prose/code-tokens.tsx";
import type { CodeLine, LineRange } from "./query.ts";

/** The code of a query. While only some lines belong to a step, the others lose their colours. */
export function CodeLines({
  code,
  lines,
  lit,
}: {
  code: RefObject<HTMLPreElement | null>;
  lines: readonly CodeLine[];
  lit: readonly LineRange[];
}) {
  const isLit = (line: number) => lit.some(([from, to]) => line >= from && line <= to);
  const isWhole = lines.every((_, line) => isLit(line));
  return (
    <pre ref={code} className="code sql-code" data-dimmed={isWhole ? undefined : true}>
      <code>
        {lines.map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a query never change their order
          <span key={number} data-lit={isWhole || !isLit(number) ? undefined : true}>
            <CodeTokens line={line} />
            {"\n"}
          </span>
        ))}
      </code>
    </pre>
  );
}
