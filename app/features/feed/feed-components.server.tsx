import type { MDXComponents } from "mdx/types";
import { type ComponentProps, isValidElement, type ReactNode } from "react";
import type { DownloadFile, WorkedQuery } from "#app/features/sql/query.ts";
import { fullAddress } from "#app/lib/meta/address.ts";

type Parts = { children: ReactNode };

/**
 * The components of `mdx-components.tsx` for feed readers, which have neither our stylesheet nor our
 * script and show the text under another URL: plain elements, no controls, and absolute URLs.
 */
export function feedComponents(articleAddress: string): MDXComponents {
  function Anchor({ href = "", className, children }: ComponentProps<"a">) {
    if (className === "heading-link") return children;
    if (href.startsWith("#")) return <a href={articleAddress + href}>{children}</a>;
    return <a href={href.startsWith("/") ? fullAddress(href) : href}>{children}</a>;
  }

  return { ...plainComponents, a: Anchor };
}

const plainComponents: MDXComponents = {
  h2: ({ children }: Parts) => <h2>{children}</h2>,
  h3: ({ children }: Parts) => <h3>{children}</h3>,
  // Highlighted code: the colors are lost without the stylesheet.
  span: ({ children }: Parts) => children,
  pre: ({ children }: Parts) => <pre>{children}</pre>,
  table: ({ children }: Parts) => <table>{children}</table>,
  // Charts and diagrams need our stylesheet, so the feed describes them in words.
  svg: ({ "aria-label": label }: ComponentProps<"svg">) => (label ? <p>[{label}]</p> : null),
  div: ({ children }: Parts) => <>{children}</>,
  "readable-chart": ({ children }: Parts) => children,
  details: ({ children }: Parts) => <>{children}</>,
  summary: () => null,
  Cards: ({ children }: Parts) => children,
  Card: ({ title, children }: Parts & { title: string }) => (
    <>
      <h3>{title}</h3>
      {children}
    </>
  ),
  Claims: ({ children }: Parts) => <ul>{children}</ul>,
  Claim: ({ figure, label }: { figure: string; label: string }) => (
    <li>
      <strong>{figure}</strong> {label}
    </li>
  ),
  DisplayFormula: ({ children }: Parts) => <p>{children}</p>,
  // Feed readers that do not know MathML would show its signs in one row.
  math: ({ children }: Parts) => {
    const tex = texIn(children);
    // Of a formula in several parts the first carries the TeX.
    return tex && <i>{tex}</i>;
  },
  Symbols: ({ children }: Parts) => children,
  Fold: ({ children }: Parts) => children,
  Note: ({ children }: Parts) => <blockquote>{children}</blockquote>,
  DataFiles: ({ files }: { files: readonly DownloadFile[] }) => (
    <ul>
      {files.map(({ path }) => (
        <li key={path}>
          <a href={fullAddress(`/${path}`)}>{path.split("/").at(-1)}</a>
        </li>
      ))}
    </ul>
  ),
  // Feed readers cannot walk through a query; its result follows in the text.
  SqlQuery: ({ query }: { query: WorkedQuery }) => (
    <pre>
      <code>{query.steps.at(-1)?.sql}</code>
    </pre>
  ),
  ResultTable: ({ caption, children }: Parts & { caption: string }) => (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  // Readers of a feed have no address to resolve the file against, so they get the words.
  ProsePicture: ({ picture, caption }: { picture: { alt: string }; caption?: string }) => (
    <p>[{caption ?? picture.alt}]</p>
  ),
  UnavailableLink: ({ children, because }: Parts & { because: string }) => (
    <>
      {children} ({because})
    </>
  ),
};

/** The TeX that a formula carries beside its MathML. */
function texIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(texIn).join("");
  if (!isValidElement<{ encoding?: string; children?: ReactNode }>(node)) return "";
  const { encoding, children } = node.props;
  return encoding === "application/x-tex" ? String(children) : texIn(children);
}
