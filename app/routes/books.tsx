import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { BookItem } from "#app/features/books/book-item.tsx";
import { pictureSources } from "#app/features/pictures/pictures.server.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import { books } from "#content/books.ts";
import { bookAnchor, pages } from "#content/pages.ts";
import type { Route } from "./+types/books.ts";

export function loader() {
  return {
    page: pages["/books"],
    books: books.map(({ image, ...book }) => ({
      ...book,
      id: bookAnchor(book),
      cover: pictureSources(image),
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.page, path: "/books" });
}

export default function Books({ loaderData: { page, books } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <StructuredData things={[breadcrumbs([[page.name, "/books"]])]} />
      <PageHeading label={`${page.code} ${page.shelf.label}`} title={page.title} lead={page.lead} />
      <ul className="mt-10 grid gap-x-10 border-t border-ink lg:grid-cols-2">
        {books.map((book) => (
          <li key={book.id} className="border-b border-rule py-8">
            <BookItem book={book} />
          </li>
        ))}
      </ul>
      <p className="mt-10 text-prose">
        {page.invitation.question}{" "}
        <PageLink to="/contact" className="text-link">
          {page.invitation.link}
        </PageLink>
        .
      </p>
    </div>
  );
}
