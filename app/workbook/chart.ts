import { escapeXml } from "#app/lib/meta/xml.ts";
import type { SheetTone } from "#workings/definition.ts";

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

const colors: Record<SheetTone, string> = {
  green: "1C6B41",
  blue: "1F5A96",
  ochre: "8A5A08",
  purple: "74407F",
  muted: "5A6270",
  red: "A33A1F",
};

const drawingml = "http://schemas.openxmlformats.org/drawingml/2006";

/** Markup that is read in lines and written in one. */
function inOneLine(markup: string) {
  return markup.replaceAll(/\n\s*/g, "");
}

export function chartXml(chart: WorkbookChart): string {
  const { kind, stacked, series } = chart;
  const parts = series.map((_, index) => seriesXml(chart, index)).join("");
  const grouping = kind === "line" ? "standard" : stacked ? "stacked" : "clustered";
  const axes = `<c:axId val="1"/><c:axId val="2"/>`;
  const plot = {
    line: `<c:lineChart><c:grouping val="${grouping}"/>${parts}${axes}</c:lineChart>`,
    column: `<c:barChart><c:barDir val="col"/><c:grouping val="${grouping}"/>${parts}<c:gapWidth val="60"/>${stacked ? `<c:overlap val="100"/>` : ""}${axes}</c:barChart>`,
    scatter: `<c:scatterChart><c:scatterStyle val="lineMarker"/>${parts}${axes}</c:scatterChart>`,
  };
  const baseAxis = kind === "scatter" ? "c:valAx" : "c:catAx";
  return inOneLine(`
    <c:chartSpace xmlns:c="${drawingml}/chart" xmlns:a="${drawingml}/main">
      <c:chart>
        <c:title>
          <c:tx><c:rich><a:bodyPr/><a:p><a:r>
            <a:rPr lang="en" sz="1300" b="0"><a:latin typeface="Georgia"/></a:rPr>
            <a:t>${escapeXml(chart.title)}</a:t>
          </a:r></a:p></c:rich></c:tx>
          <c:overlay val="0"/>
        </c:title>
        <c:autoTitleDeleted val="0"/>
        <c:plotArea>
          <c:layout/>
          ${plot[kind]}
          <${baseAxis}>${axisXml({ id: 1, position: "b", labels: "low", format: "General" })}</${baseAxis}>
          <c:valAx>${axisXml({ id: 2, position: "l", labels: "nextTo", format: "#,##0" })}</c:valAx>
        </c:plotArea>
        ${series.length > 1 ? `<c:legend><c:legendPos val="b"/></c:legend>` : ""}
        <c:plotVisOnly val="1"/>
      </c:chart>
      <c:spPr>${fillXml("FFFFFF")}</c:spPr>
    </c:chartSpace>`);
}

/** Lines differ by their dashes too, so that nobody depends on the color. */
function seriesXml(chart: WorkbookChart, index: number): string {
  const { kind, categories, categoryKind, series } = chart;
  const { name = "", values = "", tone = "muted" } = series[index] ?? {};
  const fill = fillXml(colors[tone]);
  const dash = index > 0 ? `<a:prstDash val="dash"/>` : "";
  const reference = categoryKind === "number" ? "c:numRef" : "c:strRef";
  const [along, up] = kind === "scatter" ? ["c:xVal", "c:yVal"] : ["c:cat", "c:val"];
  const isColumn = kind === "column";
  return inOneLine(`
    <c:ser>
      <c:idx val="${index}"/>
      <c:order val="${index}"/>
      <c:tx><c:v>${escapeXml(name)}</c:v></c:tx>
      <c:spPr>${isColumn ? fill : `<a:ln w="22225">${fill}${dash}</a:ln>`}</c:spPr>
      ${isColumn ? `<c:invertIfNegative val="0"/>` : `<c:marker><c:symbol val="none"/></c:marker>`}
      <${along}><${reference}><c:f>${escapeXml(categories)}</c:f></${reference}></${along}>
      <${up}><c:numRef><c:f>${escapeXml(values)}</c:f></c:numRef></${up}>
      ${isColumn ? "" : `<c:smooth val="0"/>`}
    </c:ser>`);
}

function fillXml(color: string): string {
  return `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
}

/** The parts in the order the schema demands. */
function axisXml(axis: { id: 1 | 2; position: "b" | "l"; labels: string; format: string }): string {
  const isValues = axis.position === "l";
  const hairline = (fill: string) => `<c:spPr><a:ln w="9525">${fill}</a:ln></c:spPr>`;
  return inOneLine(`
    <c:axId val="${axis.id}"/>
    <c:scaling><c:orientation val="minMax"/></c:scaling>
    <c:delete val="0"/>
    <c:axPos val="${axis.position}"/>
    ${isValues ? `<c:majorGridlines>${hairline(fillXml("DDD7CA"))}</c:majorGridlines>` : ""}
    <c:numFmt formatCode="${axis.format}" sourceLinked="0"/>
    <c:majorTickMark val="none"/>
    <c:minorTickMark val="none"/>
    <c:tickLblPos val="${axis.labels}"/>
    ${hairline(isValues ? "<a:noFill/>" : fillXml("1A1E23"))}
    <c:crossAx val="${3 - axis.id}"/>
    <c:crosses val="autoZero"/>`);
}

/** The place of a chart on its sheet; `id` is the relationship that leads to it. */
export function drawingXml({ from, to, title }: WorkbookChart, id: string): string {
  const corner = ({ row, column }: { row: number; column: number }) =>
    `<xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff>`;
  const office = "http://schemas.openxmlformats.org/officeDocument/2006";
  return inOneLine(`
    <xdr:wsDr xmlns:xdr="${drawingml}/spreadsheetDrawing" xmlns:a="${drawingml}/main" xmlns:r="${office}/relationships">
      <xdr:twoCellAnchor>
        <xdr:from>${corner(from)}</xdr:from>
        <xdr:to>${corner(to)}</xdr:to>
        <xdr:graphicFrame macro="">
          <xdr:nvGraphicFramePr>
            <xdr:cNvPr id="2" name="Chart" descr="${escapeXml(title)}"/>
            <xdr:cNvGraphicFramePr/>
          </xdr:nvGraphicFramePr>
          <xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>
          <a:graphic>
            <a:graphicData uri="${drawingml}/chart">
              <c:chart xmlns:c="${drawingml}/chart" r:id="${id}"/>
            </a:graphicData>
          </a:graphic>
        </xdr:graphicFrame>
        <xdr:clientData/>
      </xdr:twoCellAnchor>
    </xdr:wsDr>`);
}
