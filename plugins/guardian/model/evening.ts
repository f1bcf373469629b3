import { type Day, cityDay } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter, daysFrom, mondayOf, weekdayOf } from 'edutech/core/common/time/weeks';
import { type HomeworkState, isDone } from './homework-states';

interface Piece {
  readonly state: HomeworkState;
  readonly minutes: number;
  readonly dueAt: Date | null;
  readonly submittedAt: Date | null;
}

/** Homework that is due before the noon of tomorrow is done this evening. */
const endOfEvening = (now: Date) => cityMoment(dayAfter(cityDay(now), 1), '12:00');

/** The days of the week of a moment, Monday to Friday; at a weekend to Sunday, for then something was done. */
export function weekOf(now: Date): { readonly since: Date; readonly days: readonly Day[] } {
  const today = cityDay(now);
  const monday = mondayOf(today);
  const last = dayAfter(monday, weekdayOf(today) > 5 ? 6 : 4);
  return { since: cityMoment(monday, '00:00'), days: daysFrom(monday, last) };
}

/** Whether a piece is this evening's work: due before the noon of tomorrow, or submitted today. */
export const isOfEvening = ({ state, dueAt, submittedAt }: Piece, now: Date): boolean => {
  if (submittedAt && cityDay(submittedAt) === cityDay(now)) return true;
  if (isDone(state)) return false;
  if (state === 'returned') return true;
  if (state === 'missed') return dueAt !== null && cityDay(dueAt) === cityDay(now);
  return dueAt !== null && dueAt < endOfEvening(now);
};

/** Homework in three parts: this evening's, what is due later, and what was before today, by day. */
export function eveningOf<P extends Piece>(
  all: readonly P[],
  now: Date,
): { evening: P[]; later: P[]; earlier: { day: Day; homework: P[] }[] } {
  const evening = all.filter((one) => isOfEvening(one, now));
  const rest = all.filter((one) => !isOfEvening(one, now));
  const isEarlier = ({ state }: Piece) => isDone(state) || state === 'missed';
  const dayOf = ({ submittedAt, dueAt }: Piece) => cityDay(submittedAt ?? dueAt ?? now);
  const days = Map.groupBy(rest.filter(isEarlier), dayOf);
  return {
    evening,
    later: rest.filter((one) => !isEarlier(one)),
    earlier: [...days].sort(([one], [other]) => (one < other ? 1 : -1)).map(([day, homework]) => ({ day, homework })),
  };
}

export const minutesOf = (pieces: readonly Pick<Piece, 'minutes'>[]): number =>
  pieces.reduce((sum, { minutes }) => sum + minutes, 0);
