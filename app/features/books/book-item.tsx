import { Picture, type PictureSources } from "#app/components/ui/picture.tsx";
import type { Book } from "#content/types.ts";

type ShownBook = Omit<Book, "image"> & {
  /** Anchor of the book on its page. */
  id: string;
  cover: PictureSources;
};

export function BookItem({ book }: { book: ShownBook }) {
  return (
    <article className="grid grid-cols-[6.5rem_1fr] gap-x-6 gap-y-4 sm:grid-cols-[10rem_1fr] sm:grid-rows-[auto_1fr]">
      <div className="sm:row-span-2">
        <Picture
          picture={book.cover}
          sizes="(width >= 40rem) 160px, 104px"
          className="h-auto w-full rounded-sm border border-rule"
        />
      </div>
      <div className="self-end sm:self-start">
        <p className="font-mono text-label text-accent">{book.category}</p>
        <h2 id={book.id} className="mt-2 text-h2">
          {book.title}
        </h2>
        <p className="mt-1 text-small text-muted">
          {book.author}, {book.year}
        </p>
      </div>
      <div className="col-span-2 sm:col-span-1">
        <p>{book.description}</p>
        <div className="mt-4 border-l-2 border-accent pl-4">
          <h3 className="font-mono text-label tracking-normal text-muted">Key takeaway</h3>
          <p className="mt-1">{book.keyTakeaway}</p>
        </div>
      </div>
    </article>
  );
}
