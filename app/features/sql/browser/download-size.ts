/** PostgreSQL's files; a test compares both figures with the built site. */
export const postgresFiles = {
  /** As they are in memory. */
  bytes: 15_627_540,
  /** As they travel, compressed with Brotli. */
  megabytes: 4.3,
};

/** How much of the download is done: uncompressed bytes as megabytes over the wire. */
export function megabytesLoaded(bytes: number) {
  return Math.min(1, bytes / postgresFiles.bytes) * postgresFiles.megabytes;
}
