import { markdownTable } from "../bench/markdown-table.ts";
import { kilobytes } from "../bench/units.ts";
import { type GrowthFigures, lists } from "./growth-figures.ts";

type Limit = {
  what: string;
  /** `null` where the site has no such page. */
  value: (figures: GrowthFigures) => number | null;
  write: (value: number) => string;
  most: number;
};

const kilobyte = 1024;
const size = (bytes: number) => `${kilobytes(bytes).toFixed(1)} KB`;
const count = (value: number) => value.toLocaleString("en");
const wholeSeconds = (seconds: number) => `${seconds.toFixed(0)} s`;

const limits: Limit[] = [
  {
    what: "build",
    value: ({ build }) => build.seconds,
    write: wholeSeconds,
    most: 180,
  },
  ...lists.map(
    (page): Limit => ({
      what: `HTML of \`${page}\``,
      value: (figures) => figures.lists.find((list) => list.page === page)?.bytes ?? null,
      write: size,
      most: 32 * kilobyte,
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
export function exceeded(now: GrowthFigures, big: GrowthFigures): string[] {
  const beyond = limits.flatMap(({ what, value, write, most }) => {
    const bytes = value(big);
    if (bytes === null) return [`${what}: there is no such page`];
    return bytes > most ? [`${what}: ${write(bytes)}, at most ${write(most)}`] : [];
  });
  return perPage(big) > perPage(now)
    ? [
        ...beyond,
        `processor time of a page: ${inWords(perPage(big))}, now ${inWords(perPage(now))}`,
      ]
    : beyond;
}

function perPage({ build, pages }: GrowthFigures) {
  return build.cpuSeconds / pages;
}

function inWords(seconds: number) {
  return `${(seconds * 1000).toFixed(0)} ms`;
}

/** The record of a run as a page of Markdown. */
export function growthReport(date: string, now: GrowthFigures, big: GrowthFigures) {
  const rows = [
    ["pages", count(now.pages), count(big.pages), ""],
    [
      "build, processor time",
      wholeSeconds(now.build.cpuSeconds),
      wholeSeconds(big.build.cpuSeconds),
      "",
    ],
    ["the same, for a page", inWords(perPage(now)), inWords(perPage(big)), inWords(perPage(now))],
    ["parts of the search index", String(now.searchParts), String(big.searchParts), ""],
    ...limits.map(({ what, value, write, most }) => [
      what,
      ...[now, big].map((figures) => {
        const measured = value(figures);
        return measured === null ? "" : write(measured);
      }),
      write(most),
    ]),
  ];
  return `# Growth

Measured ${date} by \`npm run test:growth\`: the site as it is, and with 200 projects and 1,000 articles of seeded text more, each built without previews from earlier builds. Sizes are over the wire, in Brotli. The script of every page is the same in both, byte for byte. The seeded text has 66 different words, so a query matches most of its sections: the worst case for the search.

${markdownTable(["", "now >", "grown >", "at most >"], rows)}
`;
}
