import type { MDXComponents } from "mdx/types";
import { createContext, useContext } from "react";
import { Card, Cards } from "./components/prose/cards.tsx";
import { Claim, Claims } from "./components/prose/claims.tsx";
import { CodeBlock } from "./components/prose/code-block.tsx";
import { Formula } from "./components/prose/formula.tsx";
import { Note } from "./components/prose/note.tsx";
import { ProseLink } from "./components/prose/prose-link.tsx";
import { ResultTable } from "./components/prose/result-table.tsx";
import { ScrollTable } from "./components/prose/scroll-table.tsx";
import { UnavailableLink } from "./components/prose/unavailable-link.tsx";

/** Every component prose may use, beside plain Markdown. */
const components = {
  Card,
  Cards,
  Claim,
  Claims,
  Formula,
  Note,
  ResultTable,
  UnavailableLink,
  a: ProseLink,
  pre: CodeBlock,
  table: ScrollTable,
};

/** What a single page may use beyond these. */
export const OwnComponents = createContext<MDXComponents>({});

export function useMDXComponents(): MDXComponents {
  return { ...components, ...useContext(OwnComponents) };
}
