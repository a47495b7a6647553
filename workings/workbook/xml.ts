import sax from "sax";

export type Attributes = Readonly<Record<string, string>>;

type Reader = {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/**
 * Reads a part of a workbook, element by element. Prefixes are left out: some programs write `x:row` for `row`. A
 * workbook has no document type, and with one could come entities that name files or grow without end.
 */
export function readXml(part: string, xml: string, { open, close, text }: Reader) {
  const parser = sax.parser(true, { position: false });
  const fail = () => new Error(`${part} is damaged; open the file in Excel and save it again`);
  parser.onerror = () => {
    throw fail();
  };
  parser.ondoctype = () => {
    throw new Error(`${part} declares a document type, which no workbook does`);
  };
  parser.onopentag = ({ name, attributes }) => {
    const bare: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes)) bare[withoutPrefix(key)] = String(value);
    open?.(withoutPrefix(name), bare);
  };
  parser.onclosetag = (name) => close?.(withoutPrefix(name));
  parser.ontext = (found) => text?.(found);
  parser.oncdata = (found) => text?.(found);
  parser.write(xml).close();
}

function withoutPrefix(name: string) {
  return name.slice(name.indexOf(":") + 1);
}

/** Excel writes control characters as `_x000D_`. */
export function unescaped(text: string) {
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

export function isOn(flag: string | undefined) {
  return flag === "1" || flag === "true";
}
