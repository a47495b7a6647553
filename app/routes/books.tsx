import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { BookItem } from "#app/features/books/book-item.tsx";
import { breadcrumbs, Facts } from "#app/meta/facts.tsx";
import { pageMeta } from "#app/meta/page-meta.ts";
import { pictureSources } from "#app/pictures.server.ts";
import { books } from "#content/books.ts";
import { bookAnchor } from "#content/pages.ts";
import type { Route } from "./+types/books.ts";

const lead =
  "Four books I lend out and do not always get back: one on value, one on charts, one on judgement, one on spreadsheets.";

export function loader() {
  return { books: books.map((book) => ({ ...book, cover: pictureSources(book.image) })) };
}

export function meta() {
  return pageMeta({
    title: "Must Reads",
    description: lead,
    path: "/books",
  });
}

export default function Books({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <Facts things={[breadcrumbs([["Must Reads", "/books"]])]} />
      <PageHeading title="Must Reads" lead={lead} />
      <ul className="mt-10 grid gap-x-10 border-t border-ink lg:grid-cols-2">
        {loaderData.books.map((book) => (
          <li key={book.title} className="border-b border-rule py-8">
            <BookItem id={bookAnchor(book)} book={book} cover={book.cover} />
          </li>
        ))}
      </ul>
      <p className="mt-10 text-prose">
        Is there a book missing?{" "}
        <PageLink to="/contact" className="text-link">
          Tell me
        </PageLink>
        .
      </p>
    </div>
  );
}
