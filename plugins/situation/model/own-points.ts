import { type Ability, mediumShare, noAbility, observe, shownValue } from './mastery';
import { fewestAnswers, knownFrom, nearFrom, type PointState, stateOf } from './states';
import { weekOf, weeksBack } from './weeks';

export interface OwnObservation {
  readonly pointIds: readonly string[];
  readonly share: number;
  readonly expected: number;
  readonly at: Date;
}

export interface OwnPointFigures {
  readonly ability: Ability;
  readonly state: PointState;
  readonly missing: number;
  /** 0 weak, 1 learning, 2 near, 3 known; null: no answers. */
  readonly weeks: readonly (number | null)[];
  readonly lastAt: Date | null;
}

/** More right answers than this are not promised. */
const mostMissing = 9;

const depth = (value: number): number => (value >= knownFrom ? 3 : value >= nearFrom ? 2 : value >= 0.5 ? 1 : 0);

/** Right answers on medium questions until the next word; answers until something can be said. */
export function missingFor(before: Ability, state: PointState): number {
  if (state === 'few') return fewestAnswers - before.answers;
  if (state === 'known' || state === 'untaught') return 0;
  const goal = state === 'near' ? knownFrom : state === 'learning' ? nearFrom : 0.5;
  let ability = before;
  let count = 0;
  while (shownValue(ability.ability) < goal && count < mostMissing) {
    ability = observe(ability, { share: 1, expected: mediumShare, points: 1 });
    count += 1;
  }
  return count;
}

/** What a student knows of a point; answers are in the order of time. */
export function ownPoint(answers: readonly OwnObservation[], mondays: readonly string[]): OwnPointFigures {
  const weeks: (number | null)[] = Array.from({ length: weeksBack }, () => null);
  let ability = noAbility;
  for (const { share, expected, pointIds, at } of answers) {
    ability = observe(ability, { share, expected, points: pointIds.length });
    const week = weekOf(mondays, at);
    if (week >= 0) weeks[week] = depth(shownValue(ability.ability));
  }
  const state = stateOf(shownValue(ability.ability), ability.answers);
  return { ability, state, missing: missingFor(ability, state), weeks, lastAt: answers.at(-1)?.at ?? null };
}
