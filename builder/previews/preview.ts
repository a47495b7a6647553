/** What a preview shows: text, and below it a drawing of what the page offers. */
export type Preview = {
  /** In mono above the title; it begins with the account code if the page has one. */
  label: string;
  title: string;
  lead: string;
  /** A colour of `tokens.css`. */
  colour: string;
  artwork: Artwork;
  /** In the footer, above the double rule: the name and the URL. */
  signature: string;
  website: string;
};

export type Artwork =
  /** An SVG in the colours of the page, 440 wide. */
  | { kind: "strip"; svg: string }
  | { kind: "portrait"; picture: string }
  | { kind: "covers"; pictures: readonly string[] }
  | { kind: "accounts"; accounts: readonly Account[] }
  | { kind: "lines"; lines: readonly (readonly [label: string, text: string])[] }
  | { kind: "notes"; notes: readonly string[] };

export type Account = { code: number; name: string; note: string; colour: string };
