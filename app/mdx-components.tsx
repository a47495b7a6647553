import {
  Card,
  Cards,
  Claim,
  Claims,
  DisplayFormula,
  Note,
  ProseFold,
  ProseLink,
  ResultTable,
  ScrollTable,
  Symbols,
  UnavailableLink,
} from "./components/prose/blocks.tsx";
import { CodeBlock } from "./components/prose/code-block.tsx";

/** Every component that prose may use, besides plain Markdown. */
export const proseComponents = {
  Card,
  Cards,
  Claim,
  Claims,
  DisplayFormula,
  Fold: ProseFold,
  Note,
  ResultTable,
  Symbols,
  UnavailableLink,
  a: ProseLink,
  pre: CodeBlock,
  table: ScrollTable,
};
