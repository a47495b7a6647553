import { markdownTable } from "../bench/markdown-table.ts";
import { kilobytes } from "../bench/units.ts";
import type { GrowthFigures } from "./growth-figures.ts";

type Limit = {
  what: string;
  value: (figures: GrowthFigures) => number;
  write: (value: number) => string;
  most: number;
};

const kilobyte = 1024;
const size = (bytes: number) => `${kilobytes(bytes).toFixed(1)} KB`;
const count = (value: number) => value.toLocaleString("en");

const limits: Limit[] = [
  {
    what: "build",
    value: ({ buildSeconds }) => buildSeconds,
    write: (seconds) => `${seconds.toFixed(0)} s`,
    most: 180,
  },
  ...["/", "/projects", "/blogs"].map(
    (page): Limit => ({
      what: `HTML of \`${page}\``,
      value: ({ lists }) => lists.find((list) => list.page === page)?.bytes ?? 0,
      write: size,
      most: 40 * kilobyte,
    }),
  ),
  {
    what: "largest part of the search index",
    value: ({ largestPartBytes }) => largestPartBytes,
    write: size,
    most: 100 * kilobyte,
  },
  {
    what: "slowest answer of the search",
    value: ({ slowestAnswerMs }) => slowestAnswerMs,
    write: (ms) => `${ms.toFixed(0)} ms`,
    most: 100,
  },
  {
    what: "addresses in the site map",
    value: ({ sitemapAddresses }) => sitemapAddresses,
    write: count,
    most: 50_000,
  },
  {
    what: "feed",
    value: ({ feedBytes }) => feedBytes,
    write: size,
    most: 512 * kilobyte,
  },
];

/** The limits that the grown site exceeds, one line each. */
export function exceeded(big: GrowthFigures): string[] {
  return limits
    .filter(({ value, most }) => value(big) > most)
    .map(({ what, value, write, most }) => `${what}: ${write(value(big))}, at most ${write(most)}`);
}

/** The record of a run as a page of Markdown. */
export function growthReport(date: string, now: GrowthFigures, big: GrowthFigures) {
  const perPage = ({ buildSeconds, pages }: GrowthFigures) =>
    `${((buildSeconds / pages) * 1000).toFixed(0)} ms`;
  const rows = [
    ["pages", count(now.pages), count(big.pages), ""],
    ["build, per page", perPage(now), perPage(big), ""],
    ["parts of the search index", String(now.searchParts), String(big.searchParts), ""],
    ...limits.map(({ what, value, write, most }) => [
      what,
      write(value(now)),
      write(value(big)),
      write(most),
    ]),
  ];
  return `# Growth

Measured ${date} by \`npm run test:growth\`: the site as it is, and with 200 projects and 1,000 articles of seeded text more. Sizes are over the wire, in Brotli. The script of every page is the same in both, byte for byte. The seeded text has 66 different words, so a query matches most of its sections: the worst case for the search.

${markdownTable(["", "now >", "grown >", "at most >"], rows)}
`;
}
