import { parseArgs } from "node:util";
import { topicSlug } from "#content/derived/topic-slug.ts";

type Section = { id: string; name: string; title: string };

/** The slugs already in use. */
export type ExistingPages = {
  articles: readonly string[];
  projects: readonly string[];
  sections: readonly Section[];
};

export type Request =
  | { kind: "article"; title: string; slug: string }
  /** A model is a project whose page calculates. */
  | {
      kind: "project" | "model";
      title: string;
      slug: string;
      section: Section;
      /** The workbook that a model is made from. */
      from?: string;
    };

const usage =
  'npm run new -- article "Title", or npm run new -- project "Title" --section excel, or the same with model, or npm run new -- model --from my-model.xlsx "Title"';
const longestSlug = 80;

/** What the command line asks for; throws one line that says what is wrong with it and what to do. */
export function readRequest(args: string[], existing: ExistingPages): Request {
  const { kind, title, sectionName, from } = readWords(args);
  if (kind !== "article" && kind !== "project" && kind !== "model") {
    throw new Error(
      `${kind ? `"${kind}" is not a kind of page` : "Nothing to create"}; use ${usage}.`,
    );
  }
  if (title === "") throw new Error(`The ${kind} has no title; use ${usage}.`);
  if (from !== undefined && kind !== "model") {
    throw new Error("Only a model is made from a workbook; leave --from out, or write model.");
  }
  const slug = freeSlug(kind, title, existing);
  if (kind !== "article") {
    const section = findSection(
      sectionName ?? (from === undefined ? undefined : sectionOfWorkbooks(existing.sections)),
      existing.sections,
    );
    return { kind, title, slug, section, ...(from !== undefined && { from }) };
  }
  if (sectionName !== undefined) {
    throw new Error("Only a project or a model has a section; leave --section out.");
  }
  return { kind, title, slug };
}

/** A title without quotation marks arrives as several words. */
function readWords(args: string[]) {
  const { values, positionals, tokens } = parseArgs({
    args,
    options: { section: { type: "string" }, from: { type: "string" } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const unknown = tokens.find(
    (token) => token.kind === "option" && !["section", "from"].includes(token.name),
  );
  if (unknown) throw new Error(`${args[unknown.index]} is not an option; use ${usage}.`);
  if (values.section === true) throw new Error(`--section needs a name; use ${usage}.`);
  if (values.from === true) throw new Error(`--from needs a workbook; use ${usage}.`);
  const [kind = "", ...words] = positionals;
  const title = words.join(" ").replace(/\s+/g, " ").trim();
  return { kind, title, sectionName: values.section?.toString(), from: values.from?.toString() };
}

function freeSlug(request: Request["kind"], title: string, existing: ExistingPages) {
  const kind = request === "article" ? "article" : "project";
  const slug = slugOf(title);
  if (slug === "") {
    throw new Error(
      `"${title}" cannot be turned into a slug; use a title with letters from a to z or digits, and change it in content/${kind}s.ts afterward.`,
    );
  }
  if (slug.length > longestSlug) {
    throw new Error(
      `"${title}" makes a slug of ${slug.length} characters; use a title that makes at most ${longestSlug}.`,
    );
  }
  if (existing[`${kind}s`].includes(slug)) {
    throw new Error(`The ${kind} "${slug}" already exists; use another title.`);
  }
  return slug;
}

/** A workbook goes into the section for Excel, if there is one. */
function sectionOfWorkbooks(sections: readonly Section[]) {
  return sections.find(({ name }) => /excel/i.test(name))?.id;
}

function findSection(name: string | undefined, sections: readonly Section[]) {
  const wanted = name?.toLowerCase();
  const found = sections.find(
    (section) => wanted === undefined || [section.id, section.name.toLowerCase()].includes(wanted),
  );
  if (found) return found;
  const names = sections.map((section) => section.name.toLowerCase()).join(", ");
  throw new Error(
    sections.length === 0
      ? "There are no sections yet; add one to content/project-categories.ts."
      : `There is no section "${name}"; use one of ${names}.`,
  );
}

/** A title as an address: `Größe & Zoë’s plan` is `grosse-and-zoes-plan`. Empty when nothing is left. */
export function slugOf(title: string) {
  return topicSlug(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
