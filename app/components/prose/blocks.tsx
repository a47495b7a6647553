import type { ComponentProps, ReactNode } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { ScrollArea } from "./scroll-area.tsx";

/** An aside: worth knowing, not part of the argument. */
export function Note({ children }: { children: ReactNode }) {
  return <aside className="note">{children}</aside>;
}

/** What few readers of a text need, folded. */
export function ProseFold(props: {
  title: string;
  size?: string;
  onPhonesOnly?: boolean;
  children: ReactNode;
}) {
  return <Fold {...props} {...(!props.onPhonesOnly && { className: "prose-fold" })} />;
}

/** A list of what the symbols of the formulas above mean. */
export function Symbols({ children }: { children: ReactNode }) {
  return <div className="symbols">{children}</div>;
}

/** A strip of numbers that other people quote; the text below says where they come from. */
export function Claims({ children }: { children: ReactNode }) {
  return <dl className="claims double-rule border-t border-t-ink">{children}</dl>;
}

export function Claim({ figure, label }: { figure: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 py-4">
      <dt className="text-small leading-snug text-muted">{label}</dt>
      <dd className="figures font-serif text-section tracking-tight whitespace-nowrap">{figure}</dd>
    </div>
  );
}

/** In two columns; an odd last card takes the whole row. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>;
}

export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="prose-card rounded-md border border-rule bg-card p-5 sm:last:odd:col-span-2">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A formula on a line of its own, with its number where the text refers to it. */
export function DisplayFormula({
  id,
  number,
  section,
  children,
}: {
  id?: string;
  number?: string;
  section?: string;
  children: ReactNode;
}) {
  const name = number ? `Formula ${number}` : "Formula";
  return (
    <div id={id} className="display-formula">
      <ScrollArea label={section ? `${name}, ${section}` : name}>{children}</ScrollArea>
      {number && <span className="font-mono text-label text-muted">({number})</span>}
    </div>
  );
}

const captionLook = "text-small text-muted";

/** The output of a query or program, below its code. */
export function ResultTable({
  caption,
  remark,
  children,
}: {
  caption: string;
  /** Set by the build where the same rows are directly above: what the caption adds to them. */
  remark?: string;
  children: ReactNode;
}) {
  if (remark !== undefined) return remark && <p className={captionLook}>{remark}</p>;
  return (
    <figure className="result-table">
      {children}
      <figcaption className={`mt-2.5 ${captionLook}`}>{caption}</figcaption>
    </figure>
  );
}

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

/** A link in a text: to another page of this site, to a place on this page, or to another site. */
export function ProseLink({ href = "", ...rest }: ComponentProps<"a">) {
  if (href.startsWith("/") && !href.startsWith("//")) return <PageLink to={href} {...rest} />;
  return <a href={href} {...rest} />;
}

/**
 * A link without a target. The reason is part of its name, and the link stays in the tab order, so that visitors using
 * a screen reader or the keyboard do not miss it.
 */
export function UnavailableLink({ children, because }: { children: string; because: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it has no target on purpose, and is announced as disabled
    <a role="link" aria-disabled="true" tabIndex={0}>
      {children} <span className="text-small">({because})</span>
    </a>
  );
}
