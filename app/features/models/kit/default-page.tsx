import { queryWith } from "#app/lib/url-state/url-state.ts";
import type { PageSpec, Scalar, SheetModel, ShownFigures } from "#workings/sheet-spec.ts";
import type { Inputs } from "./fields.ts";
import { FigureText } from "./figure-text.tsx";
import { modelOf } from "./model-of.ts";
import { modelPage } from "./model-page.tsx";
import { OtherModelLink } from "./other-model-link.tsx";
import { SheetChart } from "./sheet-chart.tsx";
import { SheetSensitivity } from "./sheet-sensitivity.tsx";

/** The page of a model that is its sheet alone: `builder/pages/default-models.ts` writes the module that calls it. */
export function defaultPage<In extends Inputs, Preset extends string>(
  sheet: SheetModel<In, string, string, Preset>,
) {
  const { sensitivity, comparison, continues } = sheet.page ?? {};
  return modelPage(sheet, {
    Chart: ({ figures }) => <SheetChart sheet={sheet} figures={figures} />,
    Body: ({ figures }) => (
      <>
        {sensitivity && <SheetSensitivity sensitivity={sensitivity} figures={figures} />}
        {comparison && <SheetComparison comparison={comparison} figures={figures} />}
      </>
    ),
    ...(continues && {
      BelowInputs: ({ figures, inputs }) => (
        <ContinueLink continues={continues} figures={figures} inputs={inputs} />
      ),
    }),
  });
}

/** Single figures side by side, such as the result under other assumptions. */
function SheetComparison({
  comparison: { title, columns, rows, result },
  figures: { cell, id, text, value },
}: {
  comparison: NonNullable<PageSpec["comparison"]>;
  figures: ShownFigures;
}) {
  return (
    <table className="figure-table ends-double [--column-gap:0.5rem]">
      <caption className="border-t border-ink pt-2 pb-1 text-left font-serif text-h2 tracking-tight">
        {title}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading = "", ...names]) => {
          const isCase = result !== undefined && isSame(value(names.at(-1) ?? ""), value(result));
          return (
            <tr key={heading} className={isCase ? "bg-accent-soft" : undefined}>
              <th scope="row">
                <span data-cell={id(heading)}>{text(heading)}</span>
                {isCase && <span className="text-muted">, this case</span>}
              </th>
              {names.map((name) => (
                <td key={name} className="last:font-medium">
                  <FigureText {...cell(name)} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function isSame(a: Scalar, b: Scalar) {
  return typeof a === "number" && typeof b === "number" && Math.abs(a - b) < 1e-9;
}

type Continues = NonNullable<PageSpec["continues"]>;
type Props = { continues: Continues; figures: ShownFigures; inputs: Inputs };

/** Leads to another project, whose page opens with this case. */
function ContinueLink(props: Props) {
  const { label, note } = props.continues;
  return (
    <div className="no-print border-t border-rule pt-2">
      <OtherModelLink to={continuedAt(props)}>{label}</OtherModelLink>
      <p className="text-small text-muted">{note}</p>
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
