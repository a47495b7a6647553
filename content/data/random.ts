/** Numbers from 0 up to, but not including, 1. */
export type Random = () => number;

/** Sum of uniforms: near enough to a normal, and the same on every machine. */
export function normal(random: Random) {
  let sum = -6;
  for (let n = 0; n < 12; n += 1) sum += random();
  return sum;
}

export function between(low: number, high: number, random: Random) {
  return low + (high - low) * random();
}

/** A whole number from `low` to `high`, both included. */
export function whole(low: number, high: number, random: Random) {
  return low + Math.floor((high - low + 1) * random());
}

export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(items.length * random())];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
