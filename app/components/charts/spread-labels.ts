/**
 * Places for labels that belong at `positions` but need `gap` between them: those that would
 * overlap are moved as a group around their common middle. In the order given.
 */
export function spreadLabels(positions: readonly number[], gap: number): number[] {
  const sorted = positions.map((position, index) => ({ position, index }));
  sorted.sort((a, b) => a.position - b.position);

  const groups: { middle: number; members: number[] }[] = [];
  for (const { position, index } of sorted) {
    let group = { middle: position, members: [index] };
    let above = groups.at(-1);
    while (above && group.middle - above.middle < halfHeights(above, group, gap)) {
      const members = [...above.members, ...group.members];
      const total = above.middle * above.members.length + group.middle * group.members.length;
      group = { middle: total / members.length, members };
      groups.pop();
      above = groups.at(-1);
    }
    groups.push(group);
  }

  const places: number[] = [];
  for (const { middle, members } of groups) {
    for (const [order, index] of members.entries()) {
      places[index] = middle + (order - (members.length - 1) / 2) * gap;
    }
  }
  return places;
}

function halfHeights(a: { members: number[] }, b: { members: number[] }, gap: number) {
  return ((a.members.length + b.members.length) * gap) / 2;
}
