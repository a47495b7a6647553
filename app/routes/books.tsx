import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { BookItem } from "#app/features/books/book-item.tsx";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { loader } from "./books.server.ts";

export default function Books({ loaderData: { page, books } }: PageProps<typeof loader>) {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12">
      <StructuredData things={[breadcrumbs([[page.name, "/books"]])]} />
      <PageHeading title={page.title} lead={page.lead} />
      <ul className="mt-10 grid gap-x-10 border-t border-ink lg:grid-cols-2">
        {books.map((book) => (
          <li key={book.id} className="border-rule py-8 not-first:border-t lg:nth-2:border-none">
            <BookItem book={book} />
          </li>
        ))}
      </ul>
      <NextStep invitation={page.invitation} className="mt-8" />
    </div>
  );
}
