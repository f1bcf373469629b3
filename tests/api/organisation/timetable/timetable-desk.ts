import { cityMoment } from 'edutech/core/common/time/periods';
import { dayOf } from 'edutech/core/common/time/weeks';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { Clock } from 'edutech/core/server/clock';
import { calendarAt } from 'edutech/host/server/demo-city/plan/calendar';
import type { DayLesson, TimetableDesk, TimetableWeek } from 'edutech/plugins/organisation/api';
import { timetableDesk, timetableWeek } from 'edutech/plugins/organisation/api';
import type { Caller } from '../../../support/people';
import type { Replacement } from '../../../../host/server/compose';

const calendar = calendarAt(new Date());
const term = calendar.terms.find(({ id }) => id === calendar.currentTermId)!;

/** Tuesday of the eighth week at 10:20, whenever the tests run: no holiday is near, and two timetables may follow. */
export const thisWeek = 8;
export const tuesday = dayOf(term, thisWeek, 2);
export const clock: Replacement = [Clock, { now: () => cityMoment(tuesday, '10:20') }] as unknown as Replacement;
export const weekday = (number: number, week = thisWeek) => dayOf(term, week, number);

/** What an endpoint answered; throws where it refused. */
export async function answered<T>(caller: Caller, endpoint: Endpoint, input: object = {}): Promise<T> {
  const { status, envelope } = await caller.call(endpoint, input as Record<string, unknown>);
  if (status !== 200) throw new Error(`${endpoint.path}: ${status} ${envelope?.msg}`);
  return envelope!.data as T;
}

export const weekOf = (caller: Caller, input: object = {}) => answered<TimetableWeek>(caller, timetableWeek, input);
export const deskOf = (caller: Caller, input: object = {}) => answered<TimetableDesk>(caller, timetableDesk, input);

export const held = (week: TimetableWeek) => week.lessons.filter(({ isHeld }) => isHeld);
export const at = ({ day, period }: DayLesson) => `${day} ${period}`;
