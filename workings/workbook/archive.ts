import { type UnzipFileInfo, unzipSync } from "fflate";

/** What inflating may give, whatever the archive claims: a workbook of 10 MB has less. */
const maxBytes = 200_000_000;
/** Deflate cannot do better than 1,032 : 1, and harmless sheets stay below this. */
const maxRatio = 200;
const maxParts = 5_000;

/** The parts by name. What the archive claims of them is checked before anything is inflated. */
export function readArchive(bytes: Uint8Array): Map<string, Uint8Array> {
  const claims: UnzipFileInfo[] = [];
  unzipped(bytes, (claim) => {
    claims.push(claim);
    return false;
  });
  checkClaims(claims);
  const parts = unzipped(bytes, ({ name }) => !name.endsWith("/"));
  const isWrong = ({ name, originalSize }: UnzipFileInfo) =>
    name in parts && parts[name]?.length !== originalSize;
  if (claims.some(isWrong)) throw damaged();
  return new Map(Object.entries(parts));
}

/** The buffer for a part has the claimed size and does not grow. */
function unzipped(bytes: Uint8Array, filter: (claim: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    throw damaged();
  }
}

function checkClaims(claims: readonly UnzipFileInfo[]) {
  if (claims.length > maxParts) throw new Error("the archive has too many parts");
  let total = 0;
  for (const { name, size, originalSize } of claims) {
    total += originalSize;
    if (total > maxBytes || originalSize > 100_000 + maxRatio * size) {
      throw new Error(
        `${name} would grow to ${Math.round(originalSize / 1e6)} MB when unpacked: not a workbook`,
      );
    }
    // Nothing is ever written to these paths, but no program that makes workbooks writes such names.
    if (/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[A-Za-z]:|\0/.test(name)) {
      throw new Error(`a part of the archive has the path ${JSON.stringify(name)}: not a workbook`);
    }
  }
}

function damaged() {
  return new Error("the file is damaged; open it in Excel and save it again");
}
