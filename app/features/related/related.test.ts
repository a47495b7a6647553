import { describe, expect, test } from "vitest";
import { type Recommended, relatedTo } from "./related.ts";

function page(path: string, ...tags: string[]): Recommended {
  return { path, title: path, tags };
}

const bonds = page("/bonds", "Excel", "Fixed Income");
const yields = page("/yields", "Python", "Fixed Income");
const rental = page("/rental", "Excel");
const solar = page("/solar", "Excel");
const game = page("/game", "Algorithms");
const pages = [rental, solar, bonds, yields, game];

function pathsFor(of: Recommended, count = 2, except: string[] = []) {
  return relatedTo(of, pages, { count, except }).map(({ path }) => path);
}

describe("related pages", () => {
  test("share a rare tag before they share a common one", () => {
    expect(pathsFor(bonds)).toEqual(["/yields", "/rental"]);
  });

  test("are never the page itself, nor one that is linked already", () => {
    expect(pathsFor(bonds, 3, ["/rental"])).toEqual(["/yields", "/solar"]);
  });

  test("are none for a page that shares no tag with another", () => {
    expect(pathsFor(game)).toEqual([]);
  });
});
