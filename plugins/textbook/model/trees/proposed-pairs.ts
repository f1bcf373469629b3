import { bareTitle } from './bare-title';

/** A title of one of two trees. */
export interface Titled {
  readonly id: string;
  readonly name: string;
}

/** A line of the left tree and one of the right that belong together. */
export interface Pair {
  readonly left: string;
  readonly right: string;
}

/** What is found by its title: only titles that occur once in their tree, as 小结 does not. */
function byTitle(titles: readonly Titled[]): Map<string, string> {
  const found = new Map<string, string | null>();
  for (const { id, name } of titles) {
    const bare = bareTitle(name);
    found.set(bare, found.has(bare) ? null : id);
  }
  return new Map([...found].filter((entry): entry is [string, string] => entry[0] !== '' && entry[1] !== null));
}

/** Lines of two trees whose titles are alike but for their numbers, in the order of the left one. */
export function proposedPairs(left: readonly Titled[], right: readonly Titled[]): Pair[] {
  const there = byTitle(right);
  return [...byTitle(left)].flatMap(([title, id]) => {
    const other = there.get(title);
    return other === undefined ? [] : [{ left: id, right: other }];
  });
}
