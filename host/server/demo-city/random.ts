/** Numbers in [0, 1), the same ones each time. */
export type Random = () => number;

const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** A sequence that depends on nothing but the key, so that adding rows elsewhere changes no name here (mulberry32). */
export function randomOf(key: string): Random {
  let state = fnvOffset;
  for (let index = 0; index < key.length; index++) state = Math.imul(state ^ key.charCodeAt(index), fnvPrime);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the items; the earlier the likelier when `steepness` is above 1. */
export function pick<T>(items: readonly T[], random: Random, steepness = 1): T {
  const item = items[Math.floor(items.length * random() ** steepness)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
