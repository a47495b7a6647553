import { Outlet, useRouteError } from "react-router";
import { BrokenPage } from "#app/components/layout/broken-page.tsx";

/**
 * Between the document and its pages, so that a page that fails leaves the document alone: React
 * cannot create the document's scripts again under the page's policy.
 */
export default function Frame() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <BrokenPage error={useRouteError()} email={__OWNER__.email} />;
}
