/** The path of a page below the site's base, and its named parts (`routes.server.ts`). */
export type LoaderArgs = { path: string; params: Readonly<Record<string, string | undefined>> };

/** What a page is rendered from: what its loader returns. */
export type PageProps<Loader extends (args: LoaderArgs) => unknown> = {
  loaderData: Awaited<ReturnType<Loader>>;
};
