/**
 * `node builder/preflight.js <script> [arguments]`: runs a script of this folder, once it is sure that it
 * can run. Plain JavaScript without imports from npm, so that it works where nothing is installed yet.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const script = process.argv[2] || "";
const fault = versionFault() || installationFault();
if (fault) {
  console.error(fault);
  process.exit(1);
}
process.argv.splice(1, 2, path.resolve(script));
const { register } = await import("tsx/esm/api");
register();
await import(pathToFileURL(path.resolve(script)).href);

function versionFault() {
  const wanted = JSON.parse(readFileSync("package.json", "utf8")).engines.node;
  const [major, minor] = process.versions.node.split(".").map(Number);
  // `^20.19.0 || ^22.12.0 || >=24.0.0`
  const fits = wanted.split(" || ").some((range) => {
    const [wantedMajor, wantedMinor] = range.replace(/^\D+/, "").split(".").map(Number);
    if (range.startsWith(">=")) return major > wantedMajor || fitsMinor(wantedMajor, wantedMinor);
    return fitsMinor(wantedMajor, wantedMinor);
  });
  return fits
    ? ""
    : `package.json: Node ${process.versions.node} does not fit "${wanted}"; install Node 22 or 24.`;

  function fitsMinor(wantedMajor, wantedMinor) {
    return major === wantedMajor && minor >= wantedMinor;
  }
}

function installationFault() {
  return existsSync("node_modules/tsx/package.json")
    ? ""
    : "node_modules: the libraries are not installed; run npm ci.";
}
