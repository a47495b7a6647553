import { type ComponentProps, type RefObject, useRef } from "react";
import { type CopyOutcome, useCopy } from "#app/components/ui/use-copy.ts";
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

/** A piece of highlighted code: plain text, or a color and its text. */
export type CodeToken = string | readonly [color: string, text: string];

/** One line of highlighted code. The colors are classes: the Content-Security-Policy allows no inline style. */
export function CodeTokens({ line }: { line: readonly CodeToken[] }) {
  return line.map((token, index) => {
    if (typeof token === "string") return token;
    const [color, text] = token;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a line are never reordered
      <span key={index} className={`code-token-${color}`}>
        {text}
      </span>
    );
  });
}

const messages: Record<CopyOutcome, string> = {
  none: "",
  copied: "Copied",
  refused: "Not copied; selected instead",
};

/** The button on a code block. Where the browser refuses its clipboard, the code is selected instead. */
export function CopyCode({ name, code }: { name: string; code: RefObject<HTMLElement | null> }) {
  const { outcome, copy } = useCopy();

  function copyCode() {
    const element = code.current;
    if (element) copy(element.textContent, () => getSelection()?.selectAllChildren(element));
  }

  return (
    <span className="needs-script no-print flex items-center text-right">
      <span role="status" className={outcome === "refused" ? "text-loss" : "text-accent"}>
        {messages[outcome]}
      </span>
      <button
        type="button"
        onClick={copyCode}
        className="min-h-11 cursor-pointer rounded-md px-4.5 transition-colors hover:text-ink md:min-h-9"
      >
        Copy<span className="sr-only"> {name}</span>
      </button>
    </span>
  );
}
