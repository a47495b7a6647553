import type { WorkbookChart } from "./chart.ts";
import { element } from "./xml.ts";

/** The place of a chart on its sheet; `id` is the relationship that leads to it. */
export function drawingXml({ from, to, title }: WorkbookChart, id: string): string {
  const corner = (name: string, { row, column }: { row: number; column: number }) =>
    element(
      name,
      {},
      element("xdr:col", {}, String(column)) +
        element("xdr:colOff", {}, "0") +
        element("xdr:row", {}, String(row)) +
        element("xdr:rowOff", {}, "0"),
    );
  const graphic = element(
    "a:graphic",
    {},
    element(
      "a:graphicData",
      { uri: "http://schemas.openxmlformats.org/drawingml/2006/chart" },
      element("c:chart", {
        "xmlns:c": "http://schemas.openxmlformats.org/drawingml/2006/chart",
        "r:id": id,
      }),
    ),
  );
  const frame = element(
    "xdr:graphicFrame",
    { macro: "" },
    element(
      "xdr:nvGraphicFramePr",
      {},
      element("xdr:cNvPr", { id: 2, name: "Chart", descr: title }) +
        element("xdr:cNvGraphicFramePr"),
    ) +
      element(
        "xdr:xfrm",
        {},
        element("a:off", { x: 0, y: 0 }) + element("a:ext", { cx: 0, cy: 0 }),
      ) +
      graphic,
  );
  return element(
    "xdr:wsDr",
    {
      "xmlns:xdr": "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing",
      "xmlns:a": "http://schemas.openxmlformats.org/drawingml/2006/main",
      "xmlns:r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    },
    element(
      "xdr:twoCellAnchor",
      {},
      corner("xdr:from", from) + corner("xdr:to", to) + frame + element("xdr:clientData"),
    ),
  );
}
