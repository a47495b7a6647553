type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of a workbook's XML. The content is markup already; attributes are escaped here. */
export function element(name: string, attributes: Attributes = {}, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export function document(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** XML 1.0 has no place for most control characters, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of these, so they are removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function escapeXml(text: string): string {
  return text.replaceAll(forbidden, "").replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
