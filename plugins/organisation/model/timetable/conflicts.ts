import type { Id } from 'edutech/core/common/ids';
import { meet, type TimetableSlot } from './lessons';

/** Classes that a room holds at once, where it is more than one. */
export type RoomLimits = ReadonlyMap<string, number>;

/**
 * What is wrong with a timetable. `teacher`: in two classes at once; `room`: more classes than it holds; `slot`: two
 * lessons of a class at once. Of these none may be published. `row`: more lessons of a teacher without a break than is
 * good.
 */
export interface Conflict {
  readonly kind: 'teacher' | 'room' | 'slot' | 'row';
  readonly weekday: number;
  readonly period: number;
  /** The lessons that meet; of `row`, those that follow each other. */
  readonly slots: readonly TimetableSlot[];
}

export const isBlocking = ({ kind }: Pick<Conflict, 'kind'>): boolean => kind !== 'row';

/** Lessons of one teacher after each other that are not worth a word. */
const goodRow = 3;

const timeOf = ({ weekday, period }: TimetableSlot) => `${weekday} ${period}`;

/** All conflicts, day by day; those that keep a timetable from being published come first. */
export function conflictsIn(slots: readonly TimetableSlot[], rooms: RoomLimits): Conflict[] {
  const found: Conflict[] = [];
  for (const atTime of Map.groupBy(slots, timeOf).values()) {
    const { weekday, period } = atTime[0]!;
    const add = (kind: Conflict['kind'], met: readonly TimetableSlot[]) =>
      met.length > 1 && found.push({ kind, weekday, period, slots: met });
    for (const ofClass of Map.groupBy(atTime, ({ classId }) => classId).values()) add('slot', met(ofClass));
    for (const [teacherId, ofTeacher] of Map.groupBy(atTime, (slot) => slot.teacherId))
      if (teacherId) add('teacher', met(ofTeacher));
    for (const [room, inRoom] of Map.groupBy(atTime, (slot) => slot.room))
      if (room && mostAtOnce(inRoom) > (rooms.get(room) ?? 1)) add('room', inRoom);
  }
  const inOrder = (one: Conflict, other: Conflict) => one.weekday - other.weekday || one.period - other.period;
  return [...found.sort(inOrder), ...rowsIn(slots).sort(inOrder)];
}

/** Those that meet another one. */
const met = (slots: readonly TimetableSlot[]) =>
  slots.filter((one) => slots.some((other) => other !== one && meet(one.weeks, other.weeks)));

/** Classes in a room in the fuller of odd and even weeks. */
const mostAtOnce = (slots: readonly TimetableSlot[]) =>
  Math.max(...([1, 2] as const).map((week) => slots.filter(({ weeks }) => meet(weeks, week)).length));

function rowsIn(slots: readonly TimetableSlot[]): Conflict[] {
  const ofDays = Map.groupBy(slots, ({ teacherId, weekday }) => `${teacherId} ${weekday}`);
  return [...ofDays.values()].flatMap((ofDay) => {
    if (!ofDay[0]!.teacherId) return [];
    const periods = [...new Map(ofDay.map((slot) => [slot.period, slot])).values()];
    periods.sort((one, other) => one.period - other.period);
    const start = periods.findIndex(
      ({ period }, at) => periods[at + goodRow] !== undefined && periods[at + goodRow]!.period === period + goodRow,
    );
    if (start < 0) return [];
    const row = periods.slice(start, start + goodRow + 1);
    return [{ kind: 'row' as const, weekday: row[0]!.weekday, period: row[0]!.period, slots: row }];
  });
}

/** Lessons of other classes that matter to this one: its teachers and its rooms elsewhere. */
export interface Elsewhere {
  readonly weekday: number;
  readonly period: number;
  readonly weeks: TimetableSlot['weeks'];
  readonly teacherId: Id | null;
  readonly room: string;
  readonly className: string;
}

/** Whether a lesson can be at a time: with what it would change places, or why not. */
export interface Place {
  readonly weekday: number;
  readonly period: number;
  readonly swaps: readonly TimetableSlot[];
  readonly refusal:
    | { readonly kind: 'teacher'; readonly teacherId: Id; readonly className: string }
    | { readonly kind: 'room'; readonly room: string }
    | null;
}

type Time = Pick<TimetableSlot, 'weekday' | 'period'>;

const isAt =
  ({ weekday, period }: Time) =>
  (one: Time) =>
    one.weekday === weekday && one.period === period;

/** What keeps a lesson from being at a time: its teacher or its room. */
function refusalAt(
  slot: TimetableSlot,
  time: Time,
  elsewhere: readonly Elsewhere[],
  rooms: RoomLimits,
): Place['refusal'] {
  const there = elsewhere.filter(isAt(time)).filter(({ weeks }) => meet(weeks, slot.weeks));
  const busy = slot.teacherId ? there.find(({ teacherId }) => teacherId === slot.teacherId) : undefined;
  if (busy) return { kind: 'teacher', teacherId: slot.teacherId!, className: busy.className };
  const inRoom = slot.room ? there.filter(({ room }) => room === slot.room).length : 0;
  return slot.room && inRoom >= (rooms.get(slot.room) ?? 1) ? { kind: 'room', room: slot.room } : null;
}

/** Where a lesson of a class can go: all times of the week, each with what would happen. */
export function placesFor(
  slot: TimetableSlot,
  times: readonly Time[],
  {
    own,
    elsewhere,
    rooms,
  }: { readonly own: readonly TimetableSlot[]; readonly elsewhere: readonly Elsewhere[]; readonly rooms: RoomLimits },
): Place[] {
  return times.map((time) => {
    const swaps = own.filter(isAt(time)).filter((other) => other !== slot && meet(other.weeks, slot.weeks));
    const isNew = !own.includes(slot);
    const refusal =
      refusalAt(slot, time, elsewhere, rooms) ??
      (isNew ? null : (swaps.map((other) => refusalAt(other, slot, elsewhere, rooms)).find(Boolean) ?? null));
    return { weekday: time.weekday, period: time.period, swaps, refusal };
  });
}

/** A class's lessons after one has gone to another time; what was there comes to the old one. */
export function movedSlots(own: readonly TimetableSlot[], slot: TimetableSlot, to: Time): TimetableSlot[] {
  const swaps = own.filter(isAt(to)).filter((other) => other !== slot && meet(other.weeks, slot.weeks));
  const { weekday, period } = slot;
  const isNew = !own.includes(slot);
  const stays = own.filter((other) => other !== slot && !(isNew && swaps.includes(other)));
  const placed = { ...slot, weekday: to.weekday, period: to.period };
  return [...stays.map((other) => (swaps.includes(other) ? { ...other, weekday, period } : other)), placed];
}
