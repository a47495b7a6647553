import type { MDXProps } from "mdx/types";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fullAddress } from "#app/lib/meta/address.ts";
import { feedComponents } from "./feed-components.tsx";

const folder = "/content/articles";

const texts = import.meta.glob<{ default: ComponentType<MDXProps> }>(
  "/content/articles/*.{mdx,ipynb}",
  { eager: true },
);

/** Attributes that only our own stylesheet and small screens need. */
const stylingAttributes = / (?:data-[\w-]+|class|role|scope|aria-label|tabindex)="[^"]*"/g;

/** An article is in the feed of the blog, of its category and of each of its tags. */
const made = new Map<string, string>();

/** The full text of an article as plain HTML for feed readers. */
export function articleHtml(slug: string) {
  const html = made.get(slug) ?? render(slug);
  made.set(slug, html);
  return html;
}

function render(slug: string) {
  const Text = (texts[`${folder}/${slug}.mdx`] ?? texts[`${folder}/${slug}.ipynb`])?.default;
  if (!Text) throw new Error(`content/articles/${slug}.mdx does not exist.`);
  const components = feedComponents(fullAddress(`/blogs/${slug}`));
  return renderToStaticMarkup(<Text components={components} />).replaceAll(stylingAttributes, "");
}
