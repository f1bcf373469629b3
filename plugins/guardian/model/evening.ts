import { type Day, cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, daysFrom, mondayOf, weekdayOf } from 'edutech/core/common/time/weeks';
import { type HomeworkState, isDone } from './homework-states';

interface Piece {
  readonly state: HomeworkState;
  readonly minutes: number;
  readonly dueAt: Date | null;
  readonly submittedAt: Date | null;
}

const dayLength = 86_400_000;
/** Hour in the city before which homework is done the evening before. */
const noon = 12;
const startOf = (day: Day) => new Date(`${day}T00:00:00+08:00`);
const endOfEvening = (now: Date) => startOf(cityDay(now)).getTime() + dayLength + noon * 3_600_000;

/** The days of the week of a moment, Monday to Friday; at a weekend to Sunday, for then something was done. */
export function weekOf(now: Date): { readonly since: Date; readonly days: readonly Day[] } {
  const today = cityDay(now);
  const monday = mondayOf(today);
  return { since: startOf(monday), days: daysFrom(monday, dayAfter(monday, weekdayOf(today) > 5 ? 6 : 4)) };
}

/** Whether a piece is this evening's work: due before the noon of tomorrow, or submitted today. */
export const isOfEvening = ({ state, dueAt, submittedAt }: Piece, now: Date): boolean => {
  if (submittedAt && cityDay(submittedAt) === cityDay(now)) return true;
  if (isDone(state)) return false;
  if (state === 'returned') return true;
  if (state === 'missed') return dueAt !== null && cityDay(dueAt) === cityDay(now);
  return dueAt !== null && dueAt.getTime() < endOfEvening(now);
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
