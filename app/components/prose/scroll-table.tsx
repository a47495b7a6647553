import type { ComponentProps } from "react";

/** A table that scrolls inside itself where the page is too narrow, reachable by keyboard. */
export function ScrollTable(props: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll-table" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </section>
  );
}
