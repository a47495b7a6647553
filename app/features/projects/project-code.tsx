import { Fragment, useState } from "react";
import { CodeBlock, CodeTokens } from "#app/components/prose/code-block.tsx";
import { ButtonAnchor } from "#app/components/ui/button.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { archivePlace, codePlace, type ShownCode } from "#contracts/shown-code.ts";

type Language = "python" | "vb" | "sql" | "typescript";

type ListedFile = { name: string; language: Language; lines: number };

/** What the download of a project holds. */
export type ListedCode = {
  /** The files of code that the text does not show itself. */
  files: readonly ListedFile[];
  /** Whether the text shows queries or programs that the download has as files. */
  isInText: boolean;
};

/** More than these fold into one. */
const fewFiles = 3;

/** A path of the site as its url on the host. */
type AddressOf = (place: string) => string;

/** The code of a project, file by file, and all of it as one download. */
export const codeSection = { id: "the-code", text: "The code" };

export function ProjectCode({
  slug,
  code,
  addressOf,
}: {
  slug: string;
  code: ListedCode | null;
  addressOf: AddressOf;
}) {
  if (!code || code.files.length === 0) return null;
  const { files, isInText } = code;
  const list = files.map((file) => (
    <File key={file.name} file={file} place={codePlace(slug, file.name)} addressOf={addressOf} />
  ));
  return (
    <section aria-labelledby={codeSection.id} className="mt-10 border-t border-ink pt-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={codeSection.id} className="text-h2">
          {codeSection.text}
        </h2>
        <ButtonAnchor look="quiet" href={addressOf(archivePlace(slug))} download>
          Download code and data (.zip)
        </ButtonAnchor>
      </div>
      {isInText && (
        <p className="mt-2 max-w-prose text-small text-muted">
          The archive has the code above as files, and how to run it.
        </p>
      )}
      {files.length > fewFiles ? (
        <Fold
          title={`All ${files.length} files`}
          size={linesText(files.reduce((sum, { lines }) => sum + lines, 0))}
          className="mt-4 border-t border-rule"
        >
          {list}
        </Fold>
      ) : (
        <div className="mt-4 border-t border-rule">{list}</div>
      )}
    </section>
  );
}

/** All of it as one file, beside the workbook and the figures. */
export function CodeLink({ slug, addressOf }: { slug: string; addressOf: AddressOf }) {
  return (
    <a
      href={addressOf(archivePlace(slug))}
      download
      className="no-print text-link inline-flex min-h-11 items-center text-small lg:min-h-6"
    >
      <span className="sr-only">Download the </span>Code (.zip)
    </a>
  );
}

type Loading = { kind: "not asked" | "loading" | "failed" } | { kind: "loaded"; code: ShownCode };

function File({
  file: { name, language, lines },
  place,
  addressOf,
}: {
  file: ListedFile;
  place: string;
  addressOf: AddressOf;
}) {
  const [state, setState] = useState<Loading>({ kind: "not asked" });
  const plain = addressOf(`${place}.txt`);

  async function load() {
    if (state.kind === "loading" || state.kind === "loaded") return;
    setState({ kind: "loading" });
    try {
      const answer = await fetch(addressOf(`${place}.json`));
      if (!answer.ok) throw new Error(answer.statusText);
      setState({ kind: "loaded", code: await answer.json() });
    } catch {
      setState({ kind: "failed" });
    }
  }

  return (
    <Fold
      title={<span className="wrap-anywhere">{breakable(name)}</span>}
      size={linesText(lines)}
      className="border-b border-rule text-small"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) load();
      }}
    >
      <div className="prose pb-5">
        {state.kind === "loaded" ? (
          <CodeBlock data-title={name} data-language={language} className="code">
            <code>
              <Lines code={state.code} />
            </code>
          </CodeBlock>
        ) : (
          <p role={state.kind === "failed" ? "alert" : undefined}>
            {state.kind === "failed" && "The code could not be loaded. "}
            <a href={plain}>Read {name} as plain text</a>
          </p>
        )}
      </div>
    </Fold>
  );
}

function linesText(lines: number) {
  return `${formatNumber(lines)} lines`;
}

/** A narrow screen breaks a long path after a slash, and not at the hyphens of a name. */
function breakable(path: string) {
  return path.split("/").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}

function Lines({ code }: { code: ShownCode }) {
  return code.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file are never reordered
    <span key={index}>
      <CodeTokens line={line} />
      {"\n"}
    </span>
  ));
}
