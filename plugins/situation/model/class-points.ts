import { mediumShare, observe, noAbility, shownValue } from './mastery';
import { fewestPeople, knownFrom, type PointState, stateOfValue } from './states';
import { weekOf, weeksBack } from './weeks';

/** An answer of a class, as the map reads it. */
export interface MapAnswer {
  readonly personId: string;
  readonly pointIds: readonly string[];
  readonly share: number;
  readonly expected: number;
  readonly at: Date;
}

export interface PointFigures {
  readonly state: PointState;
  readonly value: number | null;
  readonly people: number;
  readonly answers: number;
  readonly missing: number;
  readonly weeks: readonly (number | null)[];
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The share of points as on questions of medium difficulty; an answer about several points counts less. */
export function correctedShare(answers: readonly Pick<MapAnswer, 'share' | 'expected' | 'pointIds'>[]): number {
  const weight = answers.reduce((sum, { pointIds }) => sum + 1 / pointIds.length, 0);
  const gain = answers.reduce((sum, { share, expected, pointIds }) => sum + (share - expected) / pointIds.length, 0);
  return within(mediumShare + gain / weight);
}

const peopleIn = (answers: readonly Pick<MapAnswer, 'personId'>[]): number =>
  new Set(answers.map(({ personId }) => personId)).size;

/** What a class knows of a point. Fewer than five people have no figure, only how many there are. */
export function pointFigures(answers: readonly MapAnswer[], mondays: readonly string[]): PointFigures {
  const people = peopleIn(answers);
  const isEnough = people >= fewestPeople;
  const ofWeek = Map.groupBy(answers, ({ at }) => weekOf(mondays, at));
  const value = isEnough ? correctedShare(answers) : null;
  return {
    state: value === null ? (people === 0 ? 'untaught' : 'few') : stateOfValue(value),
    value,
    people,
    answers: answers.length,
    missing: isEnough || people === 0 ? 0 : fewestPeople - people,
    weeks: Array.from({ length: weeksBack }, (_, week) => {
      const own = ofWeek.get(week) ?? [];
      return peopleIn(own) >= fewestPeople ? correctedShare(own) : null;
    }),
  };
}

/** Whether a student does not know a point yet: their answers came to less than is usual. */
export const isNotYet = (ability: number): boolean => ability < 0;

/** Points that somebody knew and whose last two answers were wrong. Answers are in the order of time. */
export function forgottenPoints(answers: readonly MapAnswer[]): string[] {
  const ofPoint = new Map<string, MapAnswer[]>();
  for (const answer of answers)
    for (const id of answer.pointIds) {
      const own = ofPoint.get(id);
      if (own) own.push(answer);
      else ofPoint.set(id, [answer]);
    }
  return [...ofPoint].flatMap(([pointId, own]) => {
    const last = own.slice(-2);
    if (own.length < 4 || last.some(({ share }) => share >= 0.5)) return [];
    const before = own
      .slice(0, -2)
      .reduce((sum, { pointIds, ...one }) => observe(sum, { ...one, points: pointIds.length }), noAbility);
    return shownValue(before.ability) >= knownFrom - 0.05 ? [pointId] : [];
  });
}
