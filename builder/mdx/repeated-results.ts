import type { QueryStep } from "#app/features/sql/query.ts";
import type { TreeNode } from "./tree.ts";

/**
 * A query whose last step shows its whole result may be followed at once by the same rows as a table of the text.
 * The page shows them once: the table is marked with what its caption adds (`remark`). It stays in the text for the
 * feed, which has no steps, and for the test that compares it with what PostgreSQL gives.
 */
export function markRepeatedResult(
  steps: readonly QueryStep[],
  following: readonly TreeNode[],
): void {
  const result = steps.at(-1);
  if (!result || result.rows.length < result.rowCount) return;
  const next = following.find(({ type, value }) => type !== "text" || value?.trim());
  if (next?.name !== "ResultTable") return;
  const caption = next.attributes?.find(({ name }) => name === "caption")?.value;
  const [, remark] = /^(?:All \d+ rows|The only row)\.\s*(.*)$/.exec(String(caption)) ?? [];
  if (remark === undefined) return;
  next.attributes?.push({ type: "mdxJsxAttribute", name: "remark", value: remark });
}
