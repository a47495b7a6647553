import { pictureSources } from "#app/features/pictures/pictures.server.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import type { PageProps } from "#app/lib/page-props.ts";
import { books } from "#content/books.ts";
import { bookAnchor } from "#content/derived/page-paths.ts";
import { pages } from "#content/pages.ts";

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

export function metaTags({ loaderData }: PageProps<typeof loader>) {
  return pageMeta({ ...loaderData.page, path: "/books" });
}
