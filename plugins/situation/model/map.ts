// The order of learning: points of a topic stand in the order of the knowledge tree. A point builds on the one before it, and
// on earlier ones that questions exercise together with it.

interface TreePoint {
  readonly id: string;
}

/** For each point the earlier ones that it builds on. `together`: points of questions that exercise several. */
export function buildsOf(
  points: readonly TreePoint[],
  together: readonly (readonly string[])[],
): ReadonlyMap<string, readonly string[]> {
  const places = new Map(points.map(({ id }, place) => [id, place]));
  const builds = new Map(points.map(({ id }, place) => [id, new Set(place > 0 ? [points[place - 1]!.id] : [])]));
  for (const pair of together) {
    const known = pair.filter((id) => places.has(id)).toSorted((a, b) => places.get(a)! - places.get(b)!);
    const last = known.at(-1);
    if (last !== undefined) for (const id of known.slice(0, -1)) builds.get(last)!.add(id);
  }
  return new Map([...builds].map(([id, before]) => [id, [...before]]));
}
