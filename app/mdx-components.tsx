import {
  Card,
  Cards,
  Claim,
  Claims,
  DisplayFormula,
  Note,
  ProseLink,
  ResultTable,
  ScrollTable,
  Symbols,
  UnavailableLink,
} from "./components/prose/blocks.tsx";
import { CodeBlock } from "./components/prose/code-block.tsx";
import { Fold } from "./components/ui/fold.tsx";

/** Every component that prose may use, besides plain Markdown. */
export const proseComponents = {
  Card,
  Cards,
  Claim,
  Claims,
  DisplayFormula,
  Fold,
  Note,
  ResultTable,
  Symbols,
  UnavailableLink,
  a: ProseLink,
  pre: CodeBlock,
  table: ScrollTable,
};
