import type { Figure } from '../../api';

/** Why a figure is not told: it is of too few, or others would tell one that is. */
export type Hidden = NonNullable<Figure['hidden']>;

/** A part of a whole, with parts of its own: a city, its counties, their schools. */
export interface Part {
  /** Of how many people or classes its figure is. */
  readonly n: number;
  /** Nobody is told its figure, as those of other counties. */
  readonly isSecret?: boolean;
  readonly parts?: readonly Part[];
}

interface Visit {
  /** How many are in it who are in no smaller part that is told: what the told ones leave. */
  readonly rest: number;
  /** Parts told within it, below none that is told. */
  readonly told: readonly Part[];
}

/**
 * Which figures of a whole and its parts are hidden, and why. Told parts lie within each other or apart, so all that sums and
 * differences of them tell is made of their rests: a part less the largest told parts within it (Willenborg and de Waal, Elements
 * of Statistical Disclosure Control, 2001, on linked tables). A rest of fewer than `least` is joined to the next smallest part
 * beside it, which is hidden too, until each rest is of nobody or of enough.
 */
export function hideWithin(whole: Part, least: number): ReadonlyMap<Part, Hidden> {
  const hidden = new Map<Part, Hidden>();
  const isTold = (part: Part) => part.n > 0 && !part.isSecret && !hidden.has(part);

  const visit = (part: Part): Visit => {
    const within = (part.parts ?? []).map((one) => (isTold(one) ? { rest: 0, told: [one] } : visit(one)));
    const all = (part.parts ?? []).reduce((sum, { n }) => sum + n, 0);
    return {
      rest: within.reduce((sum, one) => sum + one.rest, Math.max(0, part.n - all)),
      told: within.flatMap(({ told }) => told),
    };
  };
  const join = (part: Part): void => {
    for (;;) {
      const { rest, told } = visit(part);
      const next = told.toSorted((one, other) => one.n - other.n)[0];
      if (rest === 0 || rest >= least || !next) break;
      hidden.set(next, 'other');
    }
  };
  const each = (part: Part, work: (part: Part) => void): void => {
    work(part);
    for (const one of part.parts ?? []) each(one, work);
  };

  each(whole, (part) => {
    if (part.n > 0 && part.n < least) hidden.set(part, 'few');
  });
  // from above: what a part hides below becomes a rest of its own, and no told part lies deeper than the one looked at
  each(whole, (part) => {
    if (isTold(part)) join(part);
  });
  return hidden;
}
