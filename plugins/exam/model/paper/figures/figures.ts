import { itemsOf, type PaperDocument, pointsOfItem, pointsOfPaper, sectionsOf } from '../document';
import { sharesOf } from './choice';
import { type DifficultyStep, difficultySteps, expectedShare, type FactsOf, stepOf } from './facts';

/** What a paper comes to. */
export interface PaperFigures {
  readonly points: number;
  /** Numbers on the paper: parts of composites count each. */
  readonly questions: number;
  readonly minutes: number;
  /** The mean that is expected, in points; null where nothing is known. */
  readonly mean: number | null;
  /** The same as a share of all points, 0 to 1: the difficulty (难度系数). */
  readonly difficulty: number | null;
  /** Points of each step of difficulty, in their order, without those that have none. */
  readonly steps: readonly { readonly step: DifficultyStep; readonly points: number }[];
}

export function figuresOf(paper: PaperDocument, factsOf: FactsOf): PaperFigures {
  const steps = new Map<DifficultyStep, number>();
  let [seconds, got, known, questions] = [0, 0, 0, 0];
  const shares = sharesOf(paper);
  for (const item of itemsOf(paper)) {
    const facts = factsOf(item.questionId);
    const weight = shares.get(item.id)!;
    const points = pointsOfItem(item) * weight;
    const share = expectedShare(facts);
    questions += item.points.length;
    seconds += (facts?.seconds ?? 0) * weight;
    if (share !== null) {
      got += share * points;
      known += points;
    }
    const step = stepOf(facts);
    steps.set(step, (steps.get(step) ?? 0) + points);
  }
  const points = pointsOfPaper(paper);
  const difficulty = known > 0 ? got / known : null;
  return {
    points,
    questions,
    minutes: Math.ceil(seconds / 60),
    // what nobody knows anything about is taken to be like the rest
    mean: difficulty === null ? null : difficulty * points,
    difficulty,
    steps: difficultySteps.flatMap((step) => {
      const of = steps.get(step) ?? 0;
      return of > 0 ? [{ step, points: of }] : [];
    }),
  };
}

/** Numbers of an item: of one with parts, those of its first and last. */
export interface ItemNumbers {
  readonly first: number;
  readonly last: number;
}

/** Numbers of items by id; they run over sections and parts. */
export function numbersOf(paper: Pick<PaperDocument, 'parts'>): ReadonlyMap<string, ItemNumbers> {
  let next = 1;
  return new Map(
    itemsOf(paper).map(({ id, points }) => {
      const first = next;
      next += points.length;
      return [id, { first, last: next - 1 }] as const;
    }),
  );
}

/** Numbers of sections by id, from 1 on. */
export const sectionNumbersOf = (paper: Pick<PaperDocument, 'parts'>): ReadonlyMap<string, number> =>
  new Map(sectionsOf(paper).map(({ id }, at) => [id, at + 1]));
