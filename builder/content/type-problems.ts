import { execFile } from "node:child_process";
import { toolFile } from "../process/run.ts";

type CompilerError = { file: string; line: string; code: string; words: string };

/** An entry can name nothing in an empty list. */
const wantsNothing = /is not assignable to type 'never'/;

/** Which list the entries of another name. */
const listsNamedIn: ReadonlyMap<string, string> = new Map([
  ["content/articles.ts", "content/article-categories.ts"],
  ["content/projects.ts", "content/project-categories.ts"],
]);

/** The compiler describes an object by all of its fields. */
const longestShown = 30;

const project = "builder/content/tsconfig.json";

/**
 * Throws with one line for each mistake that the compiler finds in the lists of `content/`: a missing
 * comma, an unknown field, a word that is not in its list.
 */
export async function checkTypes() {
  const args = ["--noEmit", "--pretty", "false", "--project", project];
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, [toolFile("tsc"), ...args], (error, stdout) => {
      if (!error) resolve();
      else reject(stdout ? new Error(typeProblems(stdout).join("\n")) : error);
    });
  });
}

/** For work that uses the lists. If it fails because of a mistake in them, that mistake is reported instead. */
export async function orTypeProblems<Result>(work: Promise<Result>) {
  try {
    return await work;
  } catch (error) {
    await checkTypes();
    throw error;
  }
}

/** The output of a failed compiler, in our words. */
export function typeProblems(output: string): string[] {
  const inFiles = problemsInFiles(output);
  // An error without a file, such as an empty list of files, is passed on unchanged.
  return inFiles.length > 0
    ? inFiles
    : [`The lists of content/ could not be checked: ${output.trim()}`];
}

/** After a punctuation error the compiler only guesses at the rest of the file. */
function problemsInFiles(output: string) {
  const found = [...output.matchAll(/^(\S+?)\((\d+),\d+\): error TS(\d+): (.*?)\r?$/gm)].map(
    ([, file = "", line = "", code = "", words = ""]) => ({ file, line, code, words }),
  );
  const broken = new Map(
    found
      .filter(({ code }) => /^1\d{3}$/.test(code))
      .map((it) => [it.file, it] as const)
      .reverse(),
  );
  // The lists call no functions, so an argument of the wrong type is the result of a mistake in a list.
  const causes = found.filter(({ code }) => code !== "2345");
  const shown = broken.size > 0 ? [...broken.values()] : causes.length > 0 ? causes : found;
  return shown
    .filter(isFirstOfEmptyList)
    .map(({ file, line, code, words }) => `${file}:${line}: ${explained(code, words, file)}`);
}

/** Every entry that names a category of an empty list is wrong for the same reason. */
function isFirstOfEmptyList(it: CompilerError, index: number, all: readonly CompilerError[]) {
  const isSame = ({ file, words }: CompilerError) => file === it.file && wantsNothing.test(words);
  return !wantsNothing.test(it.words) || all.findIndex(isSame) === index;
}

function explained(code: string, words: string, file: string) {
  const quoted = [...words.matchAll(/'([^']*)'/g)].map(([, text = ""]) => text);
  const [first = "", second = ""] = quoted;
  switch (code) {
    case "1005":
      return first === ","
        ? "a comma is missing; put one at the end of the line above."
        : `"${first}" is missing; add it here or on the line above.`;
    case "1002":
      return "the text has no closing quotation mark; add it at the end.";
    case "2353":
    case "2561": {
      const [, meant] = /Did you mean to write '(\w+)'/.exec(words) ?? [];
      return `there is no field "${first}"; ${meant ? `write "${meant}"` : "correct or remove it"}.`;
    }
    case "2741":
      return `the field "${first}" is missing; add it to this entry.`;
    case "2739":
    case "2740":
      return `fields are missing: ${words.replace(/^.*: /, "")}; add them to this entry.`;
    case "2322":
    case "2820":
      if (wantsNothing.test(words)) {
        return `this names an entry of ${listsNamedIn.get(file) ?? "a list"}, which is empty; add the entry there.`;
      }
      return mismatch(first, second);
    default:
      return `${words.replace(/\.$/, "")}; correct it.`;
  }
}

function mismatch(given: string, wanted: string) {
  if (/^"/.test(wanted)) {
    return `${given} is not allowed here; use one of ${wanted.replaceAll(" | ", ", ")}.`;
  }
  return `${given.length > longestShown ? "this" : `a ${given}`} is not allowed here; ${fixFor(wanted)}.`;
}

function fixFor(wanted: string) {
  if (wanted === "string") return "write a text between quotation marks";
  if (wanted === "number") return "write a number without quotation marks";
  if (wanted === "boolean") return "write true or false";
  if (/^readonly .*\[\]$/.test(wanted)) return "write a list between [ and ]";
  return `write what content/types.ts describes as ${wanted}`;
}
