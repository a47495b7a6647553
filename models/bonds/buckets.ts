/** The payments of a bond between two key maturities, by the lines of its sheet that count them. */
export type Bucket = {
  /** Ends the names of its lines. */
  name: string;
  title: string;
  /** How many payments come before the first, and up to the last. */
  from: string;
  to: string;
  /** From the first maturity up to the second. */
  years: readonly [number, number];
};

export const buckets: readonly Bucket[] = [
  { name: "0", title: "due before year 2", from: "0", to: "before2", years: [0, 2] },
  { name: "2", title: "due in years 2 to 5", from: "before2", to: "before5", years: [2, 5] },
  { name: "5", title: "due in years 5 to 10", from: "before5", to: "before10", years: [5, 10] },
  { name: "10", title: "due in years 10 to 30", from: "before10", to: "before30", years: [10, 30] },
  {
    name: "30",
    title: "due from year 30",
    from: "before30",
    to: "payments",
    years: [30, Infinity],
  },
];
