import type { SqlStatement } from "./sql-statements.ts";

/** PostgreSQL's code for a feature that is not supported. */
const notSupported = "0A000";

/** `COPY … FROM STDIN` waits for rows from the client. In a page nobody sends them, so it would wait for ever. */
export function refuseCopyThroughClient({ tokens }: SqlStatement) {
  const [first] = tokens;
  const stream = tokens.find(({ kind, text }) => kind === "word" && /^(STDIN|STDOUT)$/i.test(text));
  if (!stream || first?.text.toUpperCase() !== "COPY") return;
  const name = stream.text.toUpperCase();
  const isInput = name === "STDIN";
  throw Object.assign(
    new Error(`COPY ${isInput ? "from" : "to"} ${name} needs a client such as psql`),
    {
      code: notSupported,
      hint: isInput
        ? "Add the rows with INSERT instead."
        : "Run the query itself and save its result as CSV.",
      // Counted from 1 in the statement, as PostgreSQL does.
      position: String(stream.start - (first?.start ?? 0) + 1),
    },
  );
}

/** A `FETCH` from the visitor's own cursor that reads no more rows than the page keeps; other statements as they are. */
export function limitedFetch({ text, start, tokens }: SqlStatement, most: number) {
  const words = tokens.map((token) => token.text.toUpperCase());
  // These move by a number of rows and read one.
  const readsOne = words[1] === "ABSOLUTE" || words[1] === "RELATIVE";
  if (words[0] !== "FETCH" || readsOne) return text;
  const amount = tokens.find(({ kind, text }) => kind === "number" || text.toUpperCase() === "ALL");
  // `1_000_000` is a number in PostgreSQL, and ALL is none.
  if (!amount || Number(amount.text.replaceAll("_", "")) <= most) return text;
  const from = amount.start - start;
  return `${text.slice(0, from)}${most}${text.slice(from + amount.text.length)}`;
}
