import { type ComponentProps, useRef } from "react";
import { CopyCode } from "./copy-code.tsx";
import { ScrollArea } from "./scroll-area.tsx";

const languageNames: Record<string, string> = {
  sql: "PostgreSQL",
  python: "Python",
  vb: "VBA",
  text: "Output",
};

type CodeBlockProps = ComponentProps<"pre"> & {
  "data-title"?: string;
  "data-language"?: string;
  "data-section"?: string;
  "data-file"?: string;
};

export function CodeBlock({
  "data-title": title,
  "data-language": language = "",
  "data-section": section,
  "data-file": file,
  // The area around the code is what scrolls and takes the focus.
  tabIndex: _,
  ...rest
}: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null);
  const name = title ?? languageNames[language] ?? language;
  const fullName = section ? `${name}, ${section}` : name;
  return (
    <figure className="code-block">
      <figcaption
        data-search="skip"
        className="flex min-h-11 items-center justify-between border-b border-rule pl-4.5 font-mono text-label text-muted md:min-h-9"
      >
        <span>{name}</span>
        <span className="flex items-center">
          {file && (
            <a
              href={`${import.meta.env.BASE_URL}data/${file}`}
              download
              className="no-print inline-flex min-h-11 items-center px-2 md:min-h-9"
            >
              {file}
            </a>
          )}
          <CopyCode name={fullName} code={code} />
        </span>
      </figcaption>
      <ScrollArea label={`Code: ${fullName}`}>
        <pre ref={code} data-flows={title === "Prompt" || undefined} {...rest} />
      </ScrollArea>
    </figure>
  );
}
