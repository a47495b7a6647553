import { ButtonLink } from "#app/components/ui/button.tsx";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import type { PageSpec, ShownFigures } from "#workings/sheet-spec.ts";
import type { Inputs } from "./fields.ts";
import { modelOf } from "./model-of.ts";

type Continues = NonNullable<PageSpec["continues"]>;
type Props = { continues: Continues; figures: ShownFigures; inputs: Inputs };

/** Leads to another project, whose page opens with this case. */
export function ContinueLink(props: Props) {
  const { label, note } = props.continues;
  return (
    <div className="no-print mt-7 border-t border-rule pt-4">
      <ButtonLink look="quiet" to={continuedAt(props)}>
        {label}
      </ButtonLink>
      <p className="mt-2 text-small text-muted">{note}</p>
    </div>
  );
}

export function continuedAt({
  continues: { project, sheet, inputs: more },
  figures,
  inputs,
}: Props) {
  const { urlState, caseOf, opensWith } = modelOf(sheet);
  const shared = Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) =>
      name in sheet.inputs && typeof value !== "object" ? [[name, value]] : [],
    ),
  );
  const there = { ...sheet.opening, ...shared, ...more(figures) };
  return `/projects/${project}${queryWith(urlState, "", { ...caseOf(opensWith), inputs: there })}`;
}
