/**
 * Assigns things to places, one each, so that the total worth is maximal. The first place that
 * fits is not good enough: "2" may fit two places, and the remaining one may fit nothing else. Things are placed by
 * falling worth, and those before move aside where they can (Kuhn's augmenting paths; what can be placed is a matroid, so
 * this order is optimal). Returns the place of each thing, null for those without one.
 */
export function bestPlaces(
  things: number,
  places: number,
  fits: (thing: number, place: number) => boolean,
  worth: (thing: number) => number = () => 1,
): (number | null)[] {
  const holder: (number | null)[] = Array.from({ length: places }, () => null);
  const tryToPlace = (thing: number, seen: Set<number>): boolean => {
    for (let place = 0; place < places; place += 1) {
      if (seen.has(place) || !fits(thing, place)) continue;
      seen.add(place);
      const other = holder[place]!;
      if (other !== null && !tryToPlace(other, seen)) continue;
      holder[place] = thing;
      return true;
    }
    return false;
  };
  const byWorth = Array.from({ length: things }, (_, thing) => thing).sort((a, b) => worth(b) - worth(a) || a - b);
  for (const thing of byWorth) tryToPlace(thing, new Set());
  return Array.from({ length: things }, (_, thing) => {
    const place = holder.indexOf(thing);
    return place < 0 ? null : place;
  });
}
