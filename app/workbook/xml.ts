import { escapeXml } from "#app/lib/meta/xml.ts";

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
