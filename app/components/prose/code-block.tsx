import { type ComponentProps, useRef, useState } from "react";

const languageNames: Record<string, string> = {
  sql: "PostgreSQL",
  python: "Python",
  vb: "VBA",
  text: "Output",
};

type CodeBlockProps = ComponentProps<"pre"> & { "data-title"?: string; "data-language"?: string };

export function CodeBlock({
  "data-title": title,
  "data-language": language = "",
  ...rest
}: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(false);
  const name = title ?? languageNames[language] ?? language;

  async function copy() {
    await navigator.clipboard.writeText(code.current?.textContent ?? "");
    setCopied(true);
  }

  return (
    <figure className="overflow-hidden rounded-md border border-rule bg-card">
      <figcaption className="flex items-center justify-between border-b border-rule pl-4.5 font-mono text-label text-muted">
        {name}
        <button
          type="button"
          onClick={copy}
          className="needs-script no-print min-h-11 cursor-pointer px-4.5 hover:text-ink md:min-h-9"
        >
          {copied ? "Copied" : "Copy"}
          <span className="sr-only"> the {name} code</span>
        </button>
      </figcaption>
      <pre ref={code} {...rest} />
    </figure>
  );
}
