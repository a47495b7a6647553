/**
 * Gives names that sort by time and never collide: the moment to the millisecond, a number that
 * counts within it, and 64 random bits against every other process. A clock that is set back
 * does not change the order.
 */
export function createMessageNames() {
  let latest = 0;
  let count = 0;
  return function nextName(moment: Date): string {
    const time = Math.max(latest, moment.getTime());
    count = time === latest ? count + 1 : 0;
    latest = time;
    const stamp = new Date(time).toISOString().replace(/[-:.]/g, "");
    return `${stamp}-${String(count).padStart(6, "0")}-${randomHex(8)}`;
  };
}

/** By the web's own means, since the names serve on every platform. */
function randomHex(bytes: number) {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
