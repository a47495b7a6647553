import type { SheetTone } from "#workings/definition.ts";
import { element, escapeXml } from "./xml.ts";

/** A chart of the workbook, fed by ranges such as `Calculation!$C$9:$AQ$9`. */
export type WorkbookChart = {
  title: string;
  kind: "line" | "column" | "scatter";
  stacked: boolean;
  categories: string;
  categoryKind: "number" | "text";
  series: readonly { name: string; values: string; tone: SheetTone }[];
  /** The sheet it is on, and the place of its corners, counted from 0. */
  sheet: string;
  from: { row: number; column: number };
  to: { row: number; column: number };
};

const colours: Record<SheetTone, string> = {
  green: "1C6B41",
  blue: "1F5A96",
  ochre: "8A5A08",
  purple: "74407F",
  muted: "5A6270",
  red: "A33A1F",
};

const plotNames: Record<WorkbookChart["kind"], string> = {
  line: "c:lineChart",
  column: "c:barChart",
  scatter: "c:scatterChart",
};

export function chartXml(chart: WorkbookChart): string {
  const { title, kind, stacked, categories, categoryKind, series } = chart;
  const reference = categoryKind === "number" ? "c:numRef" : "c:strRef";
  const grouping = kind === "line" ? "standard" : stacked ? "stacked" : "clustered";
  const parts = series.map(({ name, values, tone }, index) =>
    element(
      "c:ser",
      {},
      [
        element("c:idx", { val: index }),
        element("c:order", { val: index }),
        element("c:tx", {}, element("c:v", {}, escapeXml(name))),
        shape(kind, colours[tone], index > 0),
        kind === "column"
          ? element("c:invertIfNegative", { val: 0 })
          : element("c:marker", {}, element("c:symbol", { val: "none" })),
        element(
          kind === "scatter" ? "c:xVal" : "c:cat",
          {},
          element(reference, {}, element("c:f", {}, escapeXml(categories))),
        ),
        element(
          kind === "scatter" ? "c:yVal" : "c:val",
          {},
          element("c:numRef", {}, element("c:f", {}, escapeXml(values))),
        ),
        kind === "column" ? "" : element("c:smooth", { val: 0 }),
      ].join(""),
    ),
  );
  const plot = element(
    plotNames[kind],
    {},
    [
      kind === "column" ? element("c:barDir", { val: "col" }) : "",
      kind === "scatter"
        ? element("c:scatterStyle", { val: "lineMarker" })
        : element("c:grouping", { val: grouping }),
      ...parts,
      kind === "column" ? element("c:gapWidth", { val: 60 }) : "",
      kind === "column" && stacked ? element("c:overlap", { val: 100 }) : "",
      element("c:axId", { val: 1 }),
      element("c:axId", { val: 2 }),
    ].join(""),
  );
  return element(
    "c:chartSpace",
    {
      "xmlns:c": "http://schemas.openxmlformats.org/drawingml/2006/chart",
      "xmlns:a": "http://schemas.openxmlformats.org/drawingml/2006/main",
    },
    element(
      "c:chart",
      {},
      [
        element("c:title", {}, titleText(title) + element("c:overlay", { val: 0 })),
        element("c:autoTitleDeleted", { val: 0 }),
        element("c:plotArea", {}, element("c:layout") + plot + baseAxis(kind) + valueAxis()),
        series.length > 1 ? element("c:legend", {}, element("c:legendPos", { val: "b" })) : "",
        element("c:plotVisOnly", { val: 1 }),
      ].join(""),
    ),
  );
}

/** Lines differ by their dashes too, so that nobody depends on the colour. */
function shape(kind: WorkbookChart["kind"], colour: string, dashed: boolean): string {
  const fill = element("a:solidFill", {}, element("a:srgbClr", { val: colour }));
  const dash = dashed ? element("a:prstDash", { val: "dash" }) : "";
  return element(
    "c:spPr",
    {},
    kind === "column" ? fill : element("a:ln", { w: 22_225 }, fill + dash),
  );
}

function titleText(title: string): string {
  const look = element(
    "a:rPr",
    { lang: "en", sz: 1_300, b: 0 },
    element("a:latin", { typeface: "Georgia" }),
  );
  const run = element("a:r", {}, look + element("a:t", {}, escapeXml(title)));
  return element("c:tx", {}, element("c:rich", {}, element("a:bodyPr") + element("a:p", {}, run)));
}

function baseAxis(kind: WorkbookChart["kind"]): string {
  const axis = { id: 1, position: "b", crosses: 2, labels: "low", format: "General" };
  return element(kind === "scatter" ? "c:valAx" : "c:catAx", {}, axisXml(axis));
}

function valueAxis(): string {
  const axis = { id: 2, position: "l", crosses: 1, labels: "nextTo", format: "#,##0" };
  return element("c:valAx", {}, axisXml(axis));
}

/** The parts in the order the schema demands. */
function axisXml(axis: {
  id: number;
  position: string;
  crosses: number;
  labels: string;
  format: string;
}): string {
  return [
    element("c:axId", { val: axis.id }),
    element("c:scaling", {}, element("c:orientation", { val: "minMax" })),
    element("c:delete", { val: 0 }),
    element("c:axPos", { val: axis.position }),
    axis.position === "l" ? element("c:majorGridlines", {}, hairline("DDD7CA")) : "",
    element("c:numFmt", { formatCode: axis.format, sourceLinked: 0 }),
    element("c:majorTickMark", { val: "none" }),
    element("c:minorTickMark", { val: "none" }),
    element("c:tickLblPos", { val: axis.labels }),
    hairline(axis.position === "l" ? null : "1A1E23"),
    element("c:crossAx", { val: axis.crosses }),
    element("c:crosses", { val: "autoZero" }),
  ].join("");
}

function hairline(colour: string | null): string {
  const fill = colour
    ? element("a:solidFill", {}, element("a:srgbClr", { val: colour }))
    : element("a:noFill");
  return element("c:spPr", {}, element("a:ln", { w: 9_525 }, fill));
}
