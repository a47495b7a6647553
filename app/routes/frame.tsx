import { Outlet, useRouteError } from "react-router";
import { BrokenPage } from "#app/components/layout/broken-page.tsx";
import { UnansweredNotice } from "#app/components/layout/unanswered-notice.tsx";
import {
  dismissUnanswered,
  useUnansweredNavigation,
} from "#app/navigation/unanswered-navigation.ts";
import { useStylesheetsAtIntent } from "#app/navigation/whole-stylesheets.ts";

/**
 * Between the document and its pages, so that a page that fails leaves the document alone: React
 * cannot create the document's scripts again under the page's policy.
 */
export default function Frame() {
  useStylesheetsAtIntent();
  const unanswered = useUnansweredNavigation();
  return (
    <>
      <Outlet />
      {unanswered !== null && <UnansweredNotice onClose={dismissUnanswered} />}
    </>
  );
}

export function ErrorBoundary() {
  return <BrokenPage error={useRouteError()} email={__OWNER__.email} />;
}
