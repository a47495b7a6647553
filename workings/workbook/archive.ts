import { deflateSync, inflateSync } from "fflate";

/** A part of the archive as it is stored. */
export type Entry = {
  name: string;
  /** 0 for stored, 8 for deflated. */
  method: number;
  checksum: number;
  compressed: Uint8Array;
  size: number;
};

/** What inflating may give, whatever the archive claims: a workbook of 10 MB has less. */
const maxBytes = 200_000_000;
/** Deflate cannot do better than 1,032 : 1, and sheets that are not made to harm stay below this. */
const maxRatio = 200;
const maxEntries = 5_000;

/** The parts by name. Nothing is inflated yet; what is claimed of the sizes is checked. */
export function readArchive(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (at === 0xffffffff || count > maxEntries) throw new Error("the archive has too many parts");
  const entries = new Map<string, Entry>();
  let total = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) throw damaged();
    const { entry, next } = entryAt(bytes, view, at);
    total += entry.size;
    if (total > maxBytes || entry.size > 100_000 + maxRatio * entry.compressed.length) {
      throw new Error(
        `${entry.name} would grow to ${Math.round(entry.size / 1e6)} MB when unpacked: not a workbook`,
      );
    }
    if (!entry.name.endsWith("/")) entries.set(entry.name, entry);
    at = next;
  }
  return entries;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number) {
  const [flags, method, checksum] = [
    view.getUint16(at + 8, true),
    view.getUint16(at + 10, true),
    view.getUint32(at + 16, true),
  ];
  const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  const nameLength = view.getUint16(at + 28, true);
  const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
  if (flags & 1) throw new Error("it is protected by a password; save it without one");
  if (method !== 0 && method !== 8) throw damaged();
  // Nothing is ever written to these paths, but no program that makes workbooks writes such names.
  if (/(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[A-Za-z]:|\0/.test(name)) {
    throw new Error(`a part of the archive has the path ${JSON.stringify(name)}: not a workbook`);
  }
  const header = view.getUint32(at + 42, true);
  if (header + 30 > bytes.length || view.getUint32(header, true) !== 0x04034b50) throw damaged();
  const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (from + packed > bytes.length || (method === 0 && packed !== size)) throw damaged();
  const compressed = bytes.subarray(from, from + packed);
  return { entry: { name, method, checksum, compressed, size }, next };
}

function endOfDirectory(view: DataView): number {
  // A comment of up to 65,535 bytes may follow.
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw damaged();
}

/** What a part holds. The buffer has the claimed size and does not grow. */
export function bytesOf({ method, compressed, size, checksum }: Entry): Uint8Array {
  const bytes = method === 0 ? compressed : inflated(compressed, size);
  if (bytes.length !== size || crc32(bytes) !== checksum) throw damaged();
  return bytes;
}

function inflated(compressed: Uint8Array, size: number) {
  try {
    return inflateSync(compressed, { out: new Uint8Array(size) });
  } catch {
    throw damaged();
  }
}

export function entryOf(name: string, bytes: Uint8Array): Entry {
  const compressed = deflateSync(bytes, { level: 6 });
  return { name, method: 8, checksum: crc32(bytes), compressed, size: bytes.length };
}

/** The parts as one archive, in their order; those that were read are copied as they are stored. */
export function writeArchive(entries: Iterable<Entry>): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.name);
    const header = headerOf(entry, name);
    const local = new Uint8Array(30 + name.length);
    local.set([0x50, 0x4b, 0x03, 0x04]);
    local.set(header, 4);
    local.set(name, 30);
    const record = new Uint8Array(46 + name.length);
    record.set([0x50, 0x4b, 0x01, 0x02, 20, 0]);
    record.set(header, 6);
    new DataView(record.buffer).setUint32(42, offset, true);
    record.set(name, 46);
    parts.push(local, entry.compressed);
    directory.push(record);
    offset += local.length + entry.compressed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, directory.length, true);
  view.setUint16(10, directory.length, true);
  view.setUint32(12, size, true);
  view.setUint32(16, offset, true);
  return joined([...parts, ...directory, end]);
}

/** The fields that an entry has both before its bytes and in the directory: version to length of extra field. */
function headerOf({ method, checksum, compressed, size }: Entry, name: Uint8Array) {
  const header = new Uint8Array(26);
  const view = new DataView(header.buffer);
  view.setUint16(0, 20, true);
  // Names are UTF-8.
  view.setUint16(2, 0x0800, true);
  view.setUint16(4, method, true);
  // 1 January 1980, the first day that a zip archive knows and the one that Excel writes.
  view.setUint16(8, 0x21, true);
  view.setUint32(10, checksum, true);
  view.setUint32(14, compressed.length, true);
  view.setUint32(18, size, true);
  view.setUint16(22, name.length, true);
  return header;
}

function joined(parts: readonly Uint8Array[]) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function damaged() {
  return new Error("the file is damaged; open it in Excel and save it again");
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
