import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { importText, type PageModules } from "./lib/texts/page-text.ts";
import Root from "./root.tsx";

/** What the browser needs to render a page again, written as JSON at its end (`entry.server.tsx`). */
export type PageData = {
  path: string;
  /** The name of its file in `routes/`. */
  route: string;
  loaderData: Partial<PageModules>;
};

const pages = import.meta.glob<ComponentType<Pick<PageData, "loaderData">>>(
  ["./routes/*.tsx", "!./routes/not-found.tsx"],
  { import: "default" },
);

export async function hydrate() {
  const written = document.getElementById("page-data")?.textContent ?? "";
  const { path, route, loaderData }: PageData = JSON.parse(written);
  const [Page] = await Promise.all([pages[`./routes/${route}.tsx`]?.(), importText(loaderData)]);
  if (!Page) throw new Error(`app/routes/${route}.tsx does not exist.`);
  startTransition(() => {
    hydrateRoot(
      document.body,
      <StrictMode>
        <Root path={path}>
          <Page loaderData={loaderData} />
        </Root>
      </StrictMode>,
    );
  });
}
