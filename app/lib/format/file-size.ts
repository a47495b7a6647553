import { formatNumber } from "./number.ts";

const kilobyte = 1024;

/** `812 bytes`, `97 KB`, `2.5 MB`. */
export function formatFileSize(bytes: number) {
  if (bytes < kilobyte) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / kilobyte);
  if (kilobytes < kilobyte) return `${kilobytes} KB`;
  return `${formatNumber(bytes / kilobyte ** 2, 1)} MB`;
}
