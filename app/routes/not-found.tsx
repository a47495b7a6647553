import { NotFound } from "#app/features/not-found/not-found.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { loader } from "./not-found.server.ts";

export default function NotFoundPage({ loaderData }: PageProps<typeof loader>) {
  return <NotFound cards={loaderData.cards} />;
}
