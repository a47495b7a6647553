import { markdownTable } from "../bench/markdown-table.ts";
import { kilobytes } from "../bench/units.ts";
import { type GrowthFigures, lists } from "./growth-figures.ts";
import type { PageScript } from "./page-scripts.ts";
import { queries } from "./search-times.ts";

type Limit = {
  what: string;
  /** `null` where the site has no such page. */
  value: (figures: GrowthFigures) => number | null;
  write: (value: number) => string;
  most: number;
};

/** Both sites, and where and when they were built. */
export type GrowthRun = {
  date: string;
  machine: string;
  now: GrowthFigures;
  grown: GrowthFigures;
  scripts: readonly PageScript[];
};

const kilobyte = 1024;
const size = (bytes: number) => `${kilobytes(bytes).toFixed(1)} KB`;
const count = (value: number) => value.toLocaleString("en");
const wholeSeconds = (seconds: number) => `${seconds.toFixed(0)} s`;
const wholeMs = (ms: number) => `${ms.toFixed(0)} ms`;

/** Times are not among them: they depend on the machine and on what else it is doing. */
const limits: Limit[] = [
  ...lists.map(
    (page): Limit => ({
      what: `HTML of \`${page}\``,
      value: (figures) => figures.lists.find((list) => list.page === page)?.bytes ?? null,
      write: size,
      // The styles of the page are 10 KB of it.
      most: 40 * kilobyte,
    }),
  ),
  {
    what: "largest part of the search index",
    value: ({ searchPartBytes }) => Math.max(...searchPartBytes),
    write: size,
    most: 100 * kilobyte,
  },
  {
    what: "addresses in the site map",
    value: ({ sitemapAddresses }) => sitemapAddresses,
    write: count,
    most: 50_000,
  },
  {
    what: "site map, uncompressed",
    value: ({ sitemapBytes }) => sitemapBytes,
    write: size,
    most: 50 * kilobyte ** 2,
  },
  {
    what: "feed",
    value: ({ feedBytes }) => feedBytes,
    write: size,
    most: 512 * kilobyte,
  },
];

/** The limits that the grown site exceeds, and the pages whose script has changed, one line each. */
export function exceeded({ grown, scripts }: Pick<GrowthRun, "grown" | "scripts">): string[] {
  const beyond = limits.flatMap(({ what, value, write, most }) => {
    const measured = value(grown);
    if (measured === null) return [`${what}: there is no such page`];
    return measured > most ? [`${what}: ${write(measured)}, at most ${write(most)}`] : [];
  });
  const changed = scripts.filter(({ isSame }) => !isSame);
  return [
    ...beyond,
    ...changed.map(({ page }) => `script of \`${page}\`: changes with the amount of content`),
  ];
}

/** The record of a run as a page of Markdown. */
export function growthReport(run: GrowthRun) {
  const { date, machine, now, grown } = run;
  return `# Growth

Measured ${date} by \`npm run test:growth\` on ${machine}: the site as it is, and with 200 projects and 1,000 articles of seeded text more, each built without previews and compressed files from earlier builds. Sizes are over the wire, in Brotli, unless the line says otherwise.

## Build

The clock depends on what else the machine is doing; processor time (user and system, of all processes and threads) hardly does. Goal: a page takes no more of it on the grown site than now, and the grown build takes less than 180 s by the clock on a quiet machine with two cores.

${buildTable(now, grown)}

## Sizes

${sizesTable(now, grown)}

The browser loads the first part of the search index before it answers, and the others one after the other while it is already answering.

## Search

Time that the thread runs for an answer, in a quarter, half, three quarters and all of the grown index: the median of five, and in brackets the first answer, which also compiles the code. Goal: 100 ms. The seeded text has 66 different words, so a query matches most of the sections: the worst case.

${searchTable(grown)}

## Script

${scriptSummary(run)}

${markdownTable(
  ["page", "files >", "bytes, uncompressed >", "same as now"],
  run.scripts.map(({ page, files, bytes, isSame }) => [
    page,
    String(files),
    count(bytes),
    isSame ? "yes" : "**no**",
  ]),
)}
`;
}

function buildTable(now: GrowthFigures, grown: GrowthFigures) {
  const row = (what: string, write: (figures: GrowthFigures) => string) => [
    what,
    write(now),
    write(grown),
  ];
  return markdownTable(
    ["", "now >", "grown >"],
    [
      row("pages", ({ pages }) => count(pages)),
      row("build, processor time", ({ build }) => wholeSeconds(build.cpuSeconds)),
      row("the same, for a page", ({ build, pages }) => wholeMs((1000 * build.cpuSeconds) / pages)),
      row("build, by the clock", ({ build }) => wholeSeconds(build.seconds)),
      row("the same, for a page", ({ build, pages }) => wholeMs((1000 * build.seconds) / pages)),
    ],
  );
}

function sizesTable(now: GrowthFigures, grown: GrowthFigures) {
  const parts = ({ searchPartBytes }: GrowthFigures) => count(searchPartBytes.length);
  return markdownTable(
    ["", "now >", "grown >", "at most >"],
    [
      ...limits.map(({ what, value, write, most }) => [
        what,
        ...[now, grown].map((figures) => {
          const measured = value(figures);
          return measured === null ? "" : write(measured);
        }),
        write(most),
      ]),
      ["parts of the search index", parts(now), parts(grown), ""],
    ],
  );
}

function searchTable({ search }: GrowthFigures) {
  return markdownTable(
    ["query", "", ...search.map(({ sections }) => `${count(sections)} sections >`)],
    [
      ...queries.map(({ kind, question }, index) => [
        kind,
        `“${question}”`,
        ...search.map(({ answers }) => {
          const { laterMs = 0, firstMs = 0 } = answers[index] ?? {};
          return `${wholeMs(laterMs)} (${firstMs.toFixed(0)})`;
        }),
      ]),
      ["taking in the index", "", ...search.map(({ indexingMs }) => wholeMs(indexingMs))],
    ],
  );
}

function scriptSummary({ scripts }: GrowthRun) {
  const same = scripts.filter(({ isSame }) => isSame).length;
  return `Of ${scripts.length} pages, ${same === scripts.length ? "all" : same} load the same script in both builds: files with the same names and the same content.`;
}
