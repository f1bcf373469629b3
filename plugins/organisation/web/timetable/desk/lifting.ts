import { type KeyboardEvent, useState } from 'react';
import type { TimetableDesk } from '../../../api';
import { type Place, placesFor } from '../../../model/timetable/conflicts';
import type { TimetableSlot } from '../../../model/timetable/lessons';
import type { DeskState } from './use-desk';

export interface Time {
  readonly weekday: number;
  readonly period: number;
}

export const isAt = (one: Time, other: Time): boolean => one.weekday === other.weekday && one.period === other.period;

const weekdays = [1, 2, 3, 4, 5] as const;

/** The columns of a week; a weekend only where the class has lessons there. */
function daysOf(slots: readonly TimetableSlot[]): readonly number[] {
  const last = Math.max(5, ...slots.map(({ weekday }) => weekday));
  return last > 5 ? Array.from({ length: last }, (_, at) => at + 1) : weekdays;
}

/** A lesson within a class. */
export const keyOf = ({ subjectId, title, weeks, weekday, period }: TimetableSlot): string =>
  [subjectId, title, weeks, weekday, period].join(' ');

/** It has a time: it does not come from the shelf. */
const isOfWeek = ({ weekday }: TimetableSlot) => weekday > 0;

const arrows: Readonly<Record<string, Time>> = {
  ArrowLeft: { weekday: -1, period: 0 },
  ArrowRight: { weekday: 1, period: 0 },
  ArrowUp: { weekday: 0, period: -1 },
  ArrowDown: { weekday: 0, period: 1 },
};

/** A lesson that was lifted, by mouse or by key: where it can go, and where the keys have moved it. */
export interface Lifted {
  readonly slot: TimetableSlot;
  readonly places: readonly Place[];
  /** Of keys; a mouse has its own. */
  readonly target: Time | null;
}

/** Lifts lessons and puts them down again: the same for mouse and keys. */
export function useLifting(desk: TimetableDesk, state: DeskState) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const days = daysOf(state.slots);
  const lift = (slot: TimetableSlot, target: Time | null = null) => {
    const times = days.flatMap((weekday) => desk.periods.map((_, at) => ({ weekday, period: at + 1 })));
    const rooms = new Map(desk.rooms.map(({ name, classes }) => [name, classes]));
    const places = placesFor(slot, times, { own: state.slots, elsewhere: desk.elsewhere, rooms });
    setLifted({ slot, places, target });
  };
  const drop = () => setLifted(null);
  /** The lesson that has just been put down by keys: its button in the new cell gets the focus. */
  const [landed, setLanded] = useState<string | null>(null);
  /** Puts the lifted lesson at a time, unless it is there already or cannot be there. */
  const put = (time: Time) => {
    const place = lifted?.places.find((one) => isAt(one, time));
    if (lifted && place && !place.refusal && !isAt(lifted.slot, time)) {
      state.move(lifted.slot, time);
      if (lifted.target && isOfWeek(lifted.slot)) setLanded(keyOf({ ...lifted.slot, ...time }));
    }
    drop();
  };
  /** Arrow keys move the target within the week. */
  const step = (by: Time) => {
    if (!lifted?.target) return;
    const weekday = Math.min(days.length, Math.max(1, lifted.target.weekday + by.weekday));
    const period = Math.min(desk.periods.length, Math.max(1, lifted.target.period + by.period));
    setLifted({ ...lifted, target: { weekday, period } });
  };
  /** Keys of the lesson that was lifted, wherever in the desk the focus is. */
  const press = (event: KeyboardEvent) => {
    if (!lifted?.target) return;
    const arrow = arrows[event.key];
    if (arrow) step(arrow);
    else if (event.key === ' ' || event.key === 'Enter') put(lifted.target);
    else if (event.key === 'Escape') drop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { lifted, days, landed, lift, drop, put, press, forget: () => setLanded(null) };
}
export type Lifting = ReturnType<typeof useLifting>;
