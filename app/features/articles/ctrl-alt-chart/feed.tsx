import { type ChartType, chartExamples } from "./chart-example.tsx";

/** The charts need our stylesheet for their colors, so the feed describes them in words. */
export function feedComponents(articleAddress: string) {
  return {
    ChartExample({ type }: { type: ChartType }) {
      const { finding, description } = chartExamples[type];
      return (
        <p>
          {description} <a href={articleAddress}>The chart is in the article</a>: {finding}
        </p>
      );
    },
  };
}
