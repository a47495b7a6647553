/** What a preview shows: words, and below them what the page has to offer. */
export type Preview = {
  /** In mono above the title; a page of the chart of accounts begins with its code. */
  label: string;
  title: string;
  lead: string;
  /** A colour of `tokens.css`. */
  colour: string;
  figure: Figure;
  /** At the foot, over the double rule: who, and where. */
  signature: string;
  website: string;
};

export type Figure =
  /** An SVG in the colours of the page, 440 wide. */
  | { kind: "strip"; svg: string }
  | { kind: "portrait"; picture: string }
  | { kind: "covers"; pictures: readonly string[] }
  | { kind: "accounts"; accounts: readonly Account[] }
  | { kind: "lines"; lines: readonly (readonly [label: string, text: string])[] }
  | { kind: "facts"; facts: readonly string[] };

export type Account = { code: number; name: string; note: string; colour: string };
