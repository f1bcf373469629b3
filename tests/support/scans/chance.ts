import { randomOf } from 'edutech/host/server/demo-city/random';

/** Chance that can be repeated: the same key gives the same course. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  between(least: number, most: number): number;
  /** Whether something happens that does so in this share of cases. */
  happens(share: number): boolean;
  one<T>(all: readonly T[]): T;
}

export function chanceOf(key: string): Chance {
  const next = randomOf(key);
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    happens: (share) => next() < share,
    one: (all) => all[Math.floor(next() * all.length)]!,
  };
}
