const tiny = 1e-9;

/** Rows in echelon form, each with a one at its pivot. */
function reduced(rows: readonly (readonly number[])[]): { row: number[]; pivot: number }[] {
  const basis: { row: number[]; pivot: number }[] = [];
  for (const given of rows) {
    const row = remainder(given, basis);
    const pivot = row.findIndex((one) => Math.abs(one) > tiny);
    if (pivot >= 0) basis.push({ row: row.map((one) => one / row[pivot]!), pivot });
  }
  return basis;
}

/** What is left of a row after the rows of the basis are taken from it. */
function remainder(given: readonly number[], basis: readonly { row: number[]; pivot: number }[]): number[] {
  let row = [...given];
  for (const { row: known, pivot } of basis) {
    const times = row[pivot]!;
    if (Math.abs(times) > tiny) row = row.map((one, at) => one - times * known[at]!);
  }
  return row;
}

/**
 * Somebody who knows the sums of some sets and tries every linear combination of them: the first group of fewer than `least` people
 * (the places of its members) whose sum comes out, or null. Places without people are known to be empty.
 */
export function derivableGroup(
  told: readonly (readonly boolean[])[],
  sizes: readonly number[],
  least: number,
): readonly number[] | null {
  const empty = sizes.flatMap((n, at) => (n === 0 ? [sizes.map((_, other) => other === at)] : []));
  const basis = reduced([...told, ...empty].map((set) => set.map(Number)));
  const search = (from: number, group: readonly number[], people: number): readonly number[] | null => {
    if (group.length > 0) {
      const row = sizes.map((_, at) => Number(group.includes(at)));
      if (remainder(row, basis).every((one) => Math.abs(one) < tiny)) return group;
    }
    for (let at = from; at < sizes.length; at++) {
      if (sizes[at] === 0 || people + sizes[at]! >= least) continue;
      const found = search(at + 1, [...group, at], people + sizes[at]!);
      if (found) return found;
    }
    return null;
  };
  return search(0, [], 0);
}
