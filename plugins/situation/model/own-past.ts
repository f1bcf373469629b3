import { replay, shownValue } from './mastery';
import type { OwnObservation } from './own-points';
import { fewestAnswers, knownFrom } from './states';

const day = 86_400_000;
const monthDays = 30;
/** Answers of a month without which nothing is compared. */
const fewestInMonth = 5;

const knownAt = (byPoint: readonly (readonly OwnObservation[])[], until: number): number =>
  byPoint.filter((answers) => {
    const own = answers.filter(({ at }) => at.getTime() < until);
    const { ability } = replay(own.map(({ pointIds, ...one }) => ({ ...one, points: pointIds.length })));
    return own.length >= fewestAnswers && shownValue(ability) >= knownFrom;
  }).length;

const rightShare = (answers: readonly OwnObservation[]): number =>
  answers.filter(({ share }) => share >= 0.999).length / answers.length;

/** The last 30 days against the 30 before; `null` before there is enough. `before` is null where the month before has too little. */
export function comparedMonths(
  answers: readonly OwnObservation[],
  byPoint: readonly (readonly OwnObservation[])[],
  now: Date,
) {
  const start = now.getTime() - monthDays * day;
  const recent = answers.filter(({ at }) => at.getTime() >= start);
  const earlier = answers.filter(({ at }) => at.getTime() < start && at.getTime() >= start - monthDays * day);
  if (recent.length < fewestInMonth) return null;
  const hasBefore = earlier.length >= fewestInMonth;
  return {
    known: { now: knownAt(byPoint, now.getTime()), before: hasBefore ? knownAt(byPoint, start) : null },
    right: { now: rightShare(recent), before: hasBefore ? rightShare(earlier) : null },
    answers: { now: recent.length, before: hasBefore ? earlier.length : null },
  };
}

/** Answers of each of the last days, the oldest first. */
export function answersByDay(answers: readonly OwnObservation[], days: readonly string[], dayOf: (at: Date) => string) {
  const counts = new Map<string, number>();
  for (const { at } of answers) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1);
  return days.map((one) => counts.get(one) ?? 0);
}
