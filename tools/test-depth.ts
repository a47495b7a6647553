/**
 * `npm test` tries one case of each kind, so that people run it; `npm run test:all` tries them all. What the
 * first leaves to the second is listed in docs/testing.md.
 */
export const isThorough = process.env.TEST_DEPTH === "all";

/** The first of some cases; in the thorough run, all of them. */
export function firstOf<T>(cases: T[]): T[] {
  return isThorough ? cases : cases.slice(0, 1);
}

/** Cases that only the thorough run tries, because npm test already tries similar ones. */
export function thoroughly<T>(cases: T[]): T[] {
  return isThorough ? cases : [];
}

/** Tags of a browser test that only the thorough run includes; see playwright.config.ts. */
export const thorough = { tag: "@thorough" };

/** The same for every test of a loop except those of one case. */
export function thoroughUnless(isRepresentative: boolean) {
  return isRepresentative ? {} : thorough;
}
