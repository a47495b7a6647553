import {
  ChartFont,
  ChartFormat,
  ChartLine,
  ChartRange,
  ChartSeries,
  ChartSolidFill,
  Color,
} from "wasm-xlsxwriter";

export function chartFont() {
  return new ChartFont().setName("Calibri").setSize(10);
}

/** Plain columns without an outline; ranges as a formula would name them. */
export function columnSeries({
  name,
  categories,
  values,
  colour,
}: {
  name: string;
  categories: string;
  values: string;
  colour: string;
}) {
  const fill = new ChartSolidFill().setColor(Color.parse(colour));
  return new ChartSeries()
    .setName(name)
    .setCategories(ChartRange.newFromString(categories))
    .setValues(ChartRange.newFromString(values))
    .setFormat(new ChartFormat().setSolidFill(fill).setBorder(new ChartLine().setHidden(true)));
}
