import { expect, test } from "vitest";
import { findBrowser, type Machine } from "./find-browser.ts";

/** A machine on which the browsers in `working` start; each installer adds one to them. */
function machineWith({ chosen, working = [] }: { chosen?: string; working?: string[] }) {
  const browsers = new Set(working);
  const installed: string[] = [];
  const installer = (name: string) => () => {
    installed.push(name);
    if (name !== "fails") browsers.add(name);
  };
  const machine = (...installers: string[]): Machine => ({
    chosen,
    candidates: () => ["chrome", "chromium", "downloaded", "from apt"],
    starts: (path) => browsers.has(path),
    installers: installers.map(installer),
  });
  return { machine, installed };
}

test("CHROME_PATH wins over an installed browser", () => {
  const { machine } = machineWith({ chosen: "mine", working: ["mine", "chromium"] });
  expect(findBrowser(machine())).toBe("mine");
});

test("a CHROME_PATH that does not start is an error, whatever else is installed", () => {
  const { machine, installed } = machineWith({ chosen: "mistyped", working: ["chromium"] });
  expect(() => findBrowser(machine("downloaded"))).toThrow("CHROME_PATH is mistyped");
  expect(installed).toEqual([]);
});

test("an installed browser is used, and nothing is installed", () => {
  const { machine, installed } = machineWith({ working: ["chromium"] });
  expect(findBrowser(machine("downloaded", "from apt"))).toBe("chromium");
  expect(installed).toEqual([]);
});

test("a downloaded browser spares the machine a system package", () => {
  const { machine, installed } = machineWith({});
  expect(findBrowser(machine("downloaded", "from apt"))).toBe("downloaded");
  expect(installed).toEqual(["downloaded"]);
});

test("where the download fails, the system package is the last resort", () => {
  const { machine, installed } = machineWith({});
  expect(findBrowser(machine("fails", "from apt"))).toBe("from apt");
  expect(installed).toEqual(["fails", "from apt"]);
});

test("where nothing helps, the error says what to do", () => {
  const { machine } = machineWith({});
  expect(() => findBrowser(machine("fails"))).toThrow("set CHROME_PATH");
});
