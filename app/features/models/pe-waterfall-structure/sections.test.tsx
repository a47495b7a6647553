import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sheet } from "#models/waterfall/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { AgreementSections } from "./sections.tsx";

// 65.0 on a first deal that cost 25, 25.0 on the other 60: models/waterfall/reference has the case.
test("the clawback of the downside is beside the table of both rules, whatever case is shown", () => {
  const figures = shownFigures(sheet.calculate(sheet.presets.upside.inputs));
  const text = renderToStaticMarkup(<AgreementSections figures={figures} />).replace(
    /<[^>]+>/g,
    "",
  );
  expect(text).toContain(
    "the first deal pays the GP €5.6m of carry in year 8, though the fund ends €10.0m down",
  );
  expect(text).toContain("and its LPs €15.6m. A clawback at the end returns €5.6m to the LPs.");
});
