import { AwaitUrlState } from "#app/boot/inline-script.tsx";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { Everything } from "#app/features/search/everything.tsx";
import { KeyboardHelp } from "#app/features/search/keyboard-help.tsx";
import { SearchPanel } from "#app/features/search/search-panel.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { UrlState } from "#app/lib/url-state/url-state.ts";
import { useUrlState } from "#app/lib/url-state/use-url-state.ts";
import type { loader } from "./search.server.ts";

/** The query is kept in the url as `?q=`, so that a tag can link here and results can be shared. */
const questionInUrl: UrlState<string> = {
  keys: ["q"],
  read: (query) => query.get("q") ?? "",
  write: (question) => (question.trim() ? [["q", question]] : []),
};

export default function SearchPage({ loaderData: { page, groups } }: PageProps<typeof loader>) {
  const { value: question, change } = useUrlState(questionInUrl);
  return (
    <div className="wrap pt-8 pb-20 md:pt-12">
      <AwaitUrlState keys={questionInUrl.keys} />
      <PageHeading title={page.title} lead={page.lead} />
      <div className="needs-script mt-8 max-w-reading">
        <SearchPanel question={question} onQuestion={(next) => change(() => next)} />
      </div>
      <div hidden={question.trim() !== ""} className="mt-12">
        <Everything groups={groups}>
          <section aria-labelledby="keyboard" className="break-inside-avoid">
            <h2 id="keyboard" className="mb-3 border-t border-ink pt-3 text-h2">
              Keyboard
            </h2>
            <KeyboardHelp />
          </section>
        </Everything>
      </div>
    </div>
  );
}
