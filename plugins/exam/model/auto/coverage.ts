import { bandOf, bands } from './bands';
import type { Placed } from './solve';

/** What a paper comes to beside its rules. Shares are of its points, 0 to 1. */
export interface Coverage {
  readonly points: number;
  /** The share of points that students are expected to get. */
  readonly difficulty: number;
  /** Shares of the bands, from easy to hard. */
  readonly bands: number[];
  /** Shares of the rules' knowledge points or chapters, in their order. */
  readonly knowledge: number[];
  readonly minutes: number;
  /** Questions that the school has used before. */
  readonly used: number;
  /** Questions of one's own, of the school and of the public bank. */
  readonly sources: { readonly own: number; readonly school: number; readonly shared: number };
  /** Questions beyond the first of each kind. */
  readonly sameKind: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export function coverageOf(placed: readonly Placed[], groups: number): Coverage {
  const there = placed.flatMap(({ slot, question }) => (question ? [{ points: slot.points, question }] : []));
  const points = sum(there.map((one) => one.points));
  const shareOf = (weigh: (one: (typeof there)[number]) => number) =>
    points === 0 ? 0 : sum(there.map((one) => one.points * weigh(one))) / points;
  const ofSource = (source: number) => there.filter(({ question }) => question.source === source).length;
  const kinds = there.flatMap(({ question }) => (question.kind === null ? [] : [question.kind]));
  return {
    points,
    difficulty: shareOf(({ question }) => question.facility),
    bands: bands.map((band) => shareOf(({ question }) => (bandOf(question.difficulty) === band ? 1 : 0))),
    knowledge: Array.from({ length: groups }, (_, group) =>
      shareOf(({ question }) => (question.groups.includes(group) ? 1 / question.groups.length : 0)),
    ),
    minutes: Math.round(sum(there.map(({ question }) => question.seconds)) / 60),
    used: there.filter(({ question }) => question.isUsed).length,
    sources: { own: ofSource(1), school: ofSource(2), shared: ofSource(3) },
    sameKind: kinds.length - new Set(kinds).size,
  };
}
