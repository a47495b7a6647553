import { entryAddress, routeModules } from "virtual:page-texts";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { Head } from "./head.tsx";
import type { PageData } from "./hydrate.tsx";
import Root from "./root.tsx";
import { argsOf, findFile, findPage } from "./routes.server.ts";

type LoaderData = Record<string, unknown> & { preloads?: readonly string[] };

const components = import.meta.glob<ComponentType<{ loaderData: unknown }>>("./routes/*.tsx", {
  eager: true,
  import: "default",
});

/** Answers for a path below the site's base: once for each at build time, in development whenever it is asked for. */
export async function respond(path: string): Promise<Response> {
  const file = findFile(path);
  try {
    return await (file ? file.loader(argsOf(path, file)) : renderPage(path));
  } catch (error) {
    if (error instanceof Response && error.status === 404) return renderPage("/404");
    throw error;
  }
}

async function renderPage(path: string) {
  const route = findPage(path);
  const Page = components[`./routes/${route.name}.tsx`];
  if (!Page) throw new Error(`app/routes/${route.name}.tsx does not exist.`);
  const { preloads = [], ...loaderData }: LoaderData = await route.loader(argsOf(path, route));
  // One file serves every unknown path, so it can name none of them. It has no script.
  const isMissing = route.name === "not-found";
  const modules = [...(routeModules[route.name] ?? []), ...preloads];
  const head = renderToStaticMarkup(
    <Head
      tags={route.metaTags({ loaderData: loaderData as never })}
      hasModel={route.name === "project"}
    />,
  );
  const body = await renderBody(
    <Root path={isMissing ? null : path}>
      <Page loaderData={loaderData} />
    </Root>,
  );
  const end = isMissing
    ? ""
    : pageData({ path, route: route.name, loaderData }) + moduleTags([...new Set(modules)]);
  return new Response(
    `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}${end}</body></html>`,
    {
      status: isMissing ? 404 : 200,
      headers: { "Content-Type": "text/html; charset=utf-8" },
    },
  );
}

async function renderBody(content: ReactNode) {
  let failure: unknown;
  const { prelude } = await prerender(content, {
    onError(error) {
      failure = error;
    },
    // Larger parts would be moved to the end of the page and brought back by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (failure) throw failure;
  return new Response(prelude).text();
}

function pageData(data: PageData) {
  // A `<` inside a script element could end it.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="page-data">${json}</script>`;
}

/**
 * Last in the page: each request takes a slow phone some milliseconds, which would delay the first paint. When a module
 * runs, the page and its data are therefore there.
 */
function moduleTags(preloads: readonly string[]) {
  return renderToStaticMarkup(
    <>
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script type="module" async src={entryAddress} />
    </>,
  );
}
