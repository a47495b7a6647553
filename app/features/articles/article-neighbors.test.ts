import { describe, expect, test } from "vitest";
import { neighbors } from "./article-neighbors.tsx";

const may = { slug: "may", title: "May", inPreparation: false };
const june = { slug: "june", title: "June", inPreparation: true };
const july = { slug: "july", title: "July", inPreparation: false };
const [inMay, inJune, inJuly] = [
  { ...may, date: "2024-05-01" },
  { ...june, date: "2024-06-01" },
  { ...july, date: "2024-07-01" },
];
const articles = [inJune, inMay, inJuly];

describe("neighbors of an article", () => {
  test("are the ones before and after it by date, however the list is ordered", () => {
    expect(neighbors(articles, "june")).toEqual({ previous: may, next: july });
  });

  test("of one day follow the list, which has the newest first", () => {
    const evening = { slug: "evening", title: "Evening", inPreparation: false };
    const later = { ...evening, date: "2024-06-01" };
    expect(neighbors([inJuly, later, inJune, inMay], "june")).toEqual({
      previous: may,
      next: evening,
    });
  });

  test("the oldest has none before it", () => {
    expect(neighbors(articles, "may")).toEqual({ previous: null, next: june });
  });

  test("the newest has none after it", () => {
    expect(neighbors(articles, "july")).toEqual({ previous: june, next: null });
  });

  test("an article that is not in the list has none", () => {
    expect(neighbors(articles, "august")).toEqual({ previous: null, next: null });
  });
});
