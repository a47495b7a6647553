import { ChartExample } from "./chart-example.tsx";

/** Only this article loads the charts it shows. */
export const handle = { components: { ChartExample } };
