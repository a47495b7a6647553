import { type Linked, rangeIndex } from "./link.ts";

/**
 * What depends on what. A node is a cell (its slot) or a range (after the cells), so that a range that many formulas
 * use is gone through once.
 */
export type Graph = {
  /** The cells with formulas, each after those that it refers to. */
  order: Int32Array;
  /** Cells that refer to themselves, directly or through others. */
  cycles: readonly (readonly number[])[];
  /** The nodes that a node refers to. */
  precedents: (node: number) => Iterable<number>;
  /** Whether a formula refers to the cell. */
  isUsed: (slot: number) => boolean;
  /** The formulas that refer to the cell, by itself or in a range. */
  users: (slot: number) => readonly number[];
  /** All nodes that one of these cells reaches, and the cells themselves. */
  reachableFrom: (slots: Iterable<number>) => ReadonlySet<number>;
  /** All cells that these depend on, and the cells themselves. */
  support: (slots: Iterable<number>) => ReadonlySet<number>;
};

export function graphOf({ cells, ranges }: Linked): Graph {
  const count = cells.length + ranges.length;
  const { order, cycles } = sorted(count, targetsOf, nodeOf);
  const reachedBySlot = new Map<number, ReadonlySet<number>>();
  let dependents: Dependents | null = null;

  return {
    order: order.filter((node) => cells[node]?.shape),
    cycles: cycles.map((nodes) => nodes.filter((node) => node < cells.length)),
    precedents: (node) => [...targetsOf(node)].map(nodeOf).filter((other) => other >= 0),
    isUsed: (slot) => usersOf(slot).some((node) => node !== slot),
    users: (slot) => {
      const direct = [...usersOf(slot)];
      const all = direct.flatMap((node) => (node < cells.length ? node : [...usersOf(node)]));
      return [...new Set(all)].sort((a, b) => a - b);
    },
    reachableFrom,
    support,
  };

  function targetsOf(node: number): Targets {
    return cells[node]?.targets ?? ranges[node - cells.length]?.slots ?? none;
  }

  /** -1 for what is neither a cell nor a range. */
  function nodeOf(target: number): number {
    if (target >= 0) return target;
    const range = rangeIndex(target);
    return range < 0 ? -1 : cells.length + range;
  }

  function reachableFrom(slots: Iterable<number>): ReadonlySet<number> {
    const each = [...slots].map(reachableFromOne);
    const [only] = each;
    return each.length === 1 && only ? only : new Set(each.flatMap((found) => [...found]));
  }

  /** Inputs are moved again and again, so what each reaches is kept. */
  function reachableFromOne(slot: number): ReadonlySet<number> {
    const known = reachedBySlot.get(slot);
    if (known) return known;
    const found = new Set([slot]);
    for (const node of found) for (const next of usersOf(node)) found.add(next);
    if (reachedBySlot.size < maxKept) reachedBySlot.set(slot, found);
    return found;
  }

  function usersOf(node: number): Int32Array {
    dependents ??= dependentsOf(count, targetsOf, nodeOf);
    return dependents.of(node);
  }

  function support(slots: Iterable<number>): ReadonlySet<number> {
    const found = new Set(slots);
    for (const node of found) {
      for (const target of targetsOf(node)) {
        const next = nodeOf(target);
        if (next >= 0) found.add(next);
      }
    }
    return new Set([...found].filter((node) => node < cells.length));
  }
}

const none: readonly number[] = [];
/** No page has more inputs than this; more sets of many thousand cells would fill the memory. */
const maxKept = 100;

type Targets = ArrayLike<number> & Iterable<number>;

type Dependents = { of: (node: number) => Int32Array };

/** The edges in the other direction, in two arrays. */
function dependentsOf(
  count: number,
  targetsOf: (node: number) => Targets,
  nodeOf: (target: number) => number,
): Dependents {
  const starts = new Int32Array(count + 1);
  for (let node = 0; node < count; node++) {
    for (const target of targetsOf(node)) {
      const before = nodeOf(target);
      if (before >= 0) starts[before + 1] = (starts[before + 1] ?? 0) + 1;
    }
  }
  for (let node = 0; node < count; node++) {
    starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
  }
  const edges = new Int32Array(starts[count] ?? 0);
  const next = starts.slice();
  for (let node = 0; node < count; node++) {
    for (const target of targetsOf(node)) {
      const before = nodeOf(target);
      if (before < 0) continue;
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
  targetsOf: (node: number) => Targets,
  nodeOf: (target: number) => number,
) {
  const numbers = new Int32Array(count);
  const lowest = new Int32Array(count);
  const isOpen = new Uint8Array(count);
  const refersToItself = new Uint8Array(count);
  const open: number[] = [];
  const order = new Int32Array(count);
  const cycles: number[][] = [];
  let [number, ordered] = [0, 0];
  /** The path to the node being visited, with how many targets of each node have been visited. */
  const path: number[] = [];
  const seen = new Int32Array(count);

  function visit(node: number) {
    number++;
    numbers[node] = number;
    lowest[node] = number;
    isOpen[node] = 1;
    open.push(node);
    path.push(node);
  }

  for (let start = 0; start < count; start++) {
    if (numbers[start]) continue;
    visit(start);
    while (path.length > 0) {
      const node = path[path.length - 1] ?? 0;
      const targets = targetsOf(node);
      const at = seen[node] ?? 0;
      if (at < targets.length) {
        seen[node] = at + 1;
        const before = nodeOf(targets[at] ?? -1);
        if (before < 0) continue;
        if (before === node) refersToItself[node] = 1;
        if (!numbers[before]) visit(before);
        else if (isOpen[before]) lower(node, numbers[before] ?? 0);
        continue;
      }
      path.pop();
      if (path.length > 0) lower(path[path.length - 1] ?? 0, lowest[node] ?? 0);
      if (lowest[node] === numbers[node]) close(node);
    }
  }
  return { order, cycles };

  function lower(node: number, to: number) {
    lowest[node] = Math.min(lowest[node] ?? 0, to);
  }

  function close(node: number) {
    const group: number[] = [];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      isOpen[one] = 0;
      order[ordered++] = one;
      group.push(one);
      if (one === node) break;
    }
    if (group.length > 1 || refersToItself[node]) cycles.push(group);
  }
}
