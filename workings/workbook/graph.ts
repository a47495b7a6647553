import { type Linked, rangeIndex } from "./link.ts";

/**
 * What depends on what. A node is a cell (its slot) or a range (after the cells), so that a range that many formulas
 * use is gone through once.
 */
export type Graph = {
  /** The cells with formulas, each after those that it refers to. */
  order: Int32Array;
  /** Cells that refer to themselves, directly or through others. */
  circles: readonly (readonly number[])[];
  /** The nodes that a node refers to. */
  precedents: (node: number) => Iterable<number>;
  /** All nodes that one of these cells reaches, and the cells themselves. */
  reach: (slots: Iterable<number>) => ReadonlySet<number>;
  /** All cells that these depend on, and the cells themselves. */
  support: (slots: Iterable<number>) => ReadonlySet<number>;
};

export function graphOf({ cells, ranges }: Linked): Graph {
  const count = cells.length + ranges.length;
  const { order, circles } = sorted(count, precedents, (node) => node < cells.length);
  const reachFrom = new Map<number, ReadonlySet<number>>();
  let dependents: Dependents | null = null;

  return {
    order: order.filter((slot) => cells[slot]?.shape),
    circles: circles.map((nodes) => nodes.filter((node) => node < cells.length)),
    precedents,
    reach,
    support,
  };

  function* precedents(node: number): Iterable<number> {
    if (node >= cells.length) {
      for (const slot of ranges[node - cells.length]?.slots ?? []) if (slot >= 0) yield slot;
      return;
    }
    for (const target of cells[node]?.targets ?? []) {
      if (target >= 0) yield target;
      else if (rangeIndex(target) >= 0) yield cells.length + rangeIndex(target);
    }
  }

  function reach(slots: Iterable<number>): ReadonlySet<number> {
    const each = [...slots].map(reachOf);
    const [only] = each;
    return each.length === 1 && only ? only : new Set(each.flatMap((found) => [...found]));
  }

  /** Inputs are moved again and again, so what each reaches is kept. */
  function reachOf(slot: number): ReadonlySet<number> {
    const known = reachFrom.get(slot);
    if (known) return known;
    dependents ??= dependentsOf(count, precedents);
    const found = new Set([slot]);
    for (const node of found) for (const next of dependents.of(node)) found.add(next);
    reachFrom.set(slot, found);
    return found;
  }

  function support(slots: Iterable<number>): ReadonlySet<number> {
    const found = new Set(slots);
    for (const node of found) for (const next of precedents(node)) found.add(next);
    return new Set([...found].filter((node) => node < cells.length));
  }
}

type Dependents = { of: (node: number) => Int32Array };

/** The edges in the other direction, in two arrays. */
function dependentsOf(count: number, precedents: (node: number) => Iterable<number>): Dependents {
  const starts = new Int32Array(count + 1);
  for (let node = 0; node < count; node++) {
    for (const before of precedents(node)) starts[before + 1] = (starts[before + 1] ?? 0) + 1;
  }
  for (let node = 0; node < count; node++) {
    starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
  }
  const edges = new Int32Array(starts[count] ?? 0);
  const next = starts.slice();
  for (let node = 0; node < count; node++) {
    for (const before of precedents(node)) {
      const at = next[before] ?? 0;
      edges[at] = node;
      next[before] = at + 1;
    }
  }
  return { of: (node) => edges.subarray(starts[node], starts[node + 1]) };
}

/** Tarjan's algorithm with a stack of its own: a chain of 20,000 cells is too deep for that of the machine. */
function sorted(
  count: number,
  precedents: (node: number) => Iterable<number>,
  isCell: (node: number) => boolean,
) {
  const numbers = new Int32Array(count);
  const lowest = new Int32Array(count);
  const isOpen = new Uint8Array(count);
  const open: number[] = [];
  const order: number[] = [];
  const circles: number[][] = [];
  let number = 0;
  type Frame = { node: number; rest: Iterator<number>; refersToItself: boolean };
  const frames: Frame[] = [];

  function enter(node: number) {
    numbers[node] = lowest[node] = ++number;
    isOpen[node] = 1;
    open.push(node);
    frames.push({ node, rest: precedents(node)[Symbol.iterator](), refersToItself: false });
  }

  for (let start = 0; start < count; start++) {
    if (numbers[start]) continue;
    enter(start);
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      const { node } = frame;
      const step = frame.rest.next();
      if (!step.done) {
        const before = step.value;
        if (before === node) frame.refersToItself = true;
        if (!numbers[before]) enter(before);
        else if (isOpen[before]) lower(node, numbers[before] ?? 0);
        continue;
      }
      frames.pop();
      const parent = frames.at(-1);
      if (parent) lower(parent.node, lowest[node] ?? 0);
      if (lowest[node] === numbers[node]) close(node, frame.refersToItself);
    }
  }
  return { order: Int32Array.from(order.filter(isCell)), circles };

  function lower(node: number, to: number) {
    lowest[node] = Math.min(lowest[node] ?? 0, to);
  }

  function close(node: number, refersToItself: boolean) {
    const group = open.splice(open.lastIndexOf(node));
    for (const one of group) {
      isOpen[one] = 0;
      order.push(one);
    }
    if (group.length > 1 || refersToItself) circles.push(group);
  }
}
