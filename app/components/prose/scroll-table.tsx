import type { ComponentProps } from "react";
import { ScrollArea } from "./scroll-area.tsx";

/** What `builder/mdx/describe-blocks.ts` says about a table. */
type TableProps = ComponentProps<"table"> & {
  "data-section"?: string;
  "data-sentences"?: boolean;
};

/** A table that scrolls inside itself where the page is too narrow. */
export function ScrollTable({
  "data-section": section,
  "data-sentences": sentences,
  ...rest
}: TableProps) {
  return (
    <ScrollArea
      label={section ? `Table: ${section}` : "Table"}
      {...(sentences && { className: "table-of-sentences" })}
    >
      <table {...rest} />
    </ScrollArea>
  );
}
