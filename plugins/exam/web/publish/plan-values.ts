import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import { cityDay } from 'edutech/core/common/time/city-time';
import { cityMoment } from 'edutech/core/common/time/periods';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { type Id, newId } from 'edutech/core/common/ids';
import type { examPlan, publishExam } from '../../api';

export type Plan = OutputOf<typeof examPlan>;

export interface RoomValues {
  readonly roomId: Id;
  readonly name: string;
  readonly seats: string;
  readonly invigilators: readonly Id[];
}

export interface SectionValues {
  readonly from?: string;
  readonly minutes?: string;
}

/** What is filled in to hold an exam; numbers as text until it is sent. */
export interface PlanValues {
  readonly title: string;
  readonly mode: 'online' | 'printed';
  readonly start: 'automatic' | 'manual';
  readonly startsAt: string | null;
  readonly minutes: string;
  readonly earliest: string;
  readonly note: string;
  readonly classIds: readonly Id[];
  /** Each class in a room of its own, or rooms that are filled by number. */
  readonly seating: 'classes' | 'numbers';
  readonly rooms: readonly RoomValues[];
  /** Invigilators of the rooms of classes. */
  readonly ofClasses: Readonly<Record<Id, readonly Id[]>>;
  readonly extras: readonly { readonly personId: Id; readonly minutes: string }[];
  /** Minutes after the start at which sections open and are collected, by section; empty: with the exam. */
  readonly limits: Readonly<Record<Id, SectionValues>>;
  /** Of a sealed paper: what lets its students begin. */
  readonly release: 'people' | 'schedule';
}

export const newRoom = (name: string, invigilators: readonly Id[] = []): RoomValues => ({
  roomId: newId(),
  name,
  seats: '40',
  invigilators,
});

/** When exams usually begin. */
const usualStart = '08:00';

/** What is filled in at first: tomorrow morning, for the class where there is only one. */
export const newPlan = ({ title, minutes, classes, me }: Plan, now: Date): PlanValues => ({
  title,
  mode: 'online',
  start: 'automatic',
  startsAt: cityMoment(dayAfter(cityDay(now), 1), usualStart).toISOString(),
  minutes: String(minutes || 60),
  earliest: String(Math.round((minutes || 60) / 2)),
  note: '',
  classIds: classes.length === 1 ? [classes[0]!.classId] : [],
  seating: 'classes',
  rooms: [newRoom('', [me])],
  ofClasses: {},
  extras: [],
  limits: {},
  release: 'people',
});

/** Who invigilates the room of a class: the teacher, unless somebody else was chosen. */
export const invigilatorsOf = ({ ofClasses }: PlanValues, classId: Id, { me }: Plan): readonly Id[] =>
  ofClasses[classId] ?? [me];

export function requestOf(values: PlanValues, plan: Plan, examId: Id): InputOf<typeof publishExam> {
  const {
    classIds,
    seating,
    rooms,
    extras,
    minutes,
    earliest,
    startsAt,
    limits,
    release,
    ofClasses: _,
    ...rest
  } = values;
  return {
    ...rest,
    examId,
    paperId: plan.paperId,
    startsAt: startsAt!,
    minutes: Number(minutes),
    earliest: Number(earliest) || 0,
    classIds: [...classIds],
    rooms:
      seating === 'classes'
        ? plan.classes
            .filter(({ classId }) => classIds.includes(classId))
            .map(({ classId, name }) => ({
              roomId: newId(),
              name,
              classId,
              invigilators: [...invigilatorsOf(values, classId, plan)],
            }))
        : rooms.map(({ seats, invigilators, name, roomId }, at) => ({
            roomId,
            name: name.trim() || String(at + 1),
            seats: Number(seats) || 1,
            invigilators: [...invigilators],
          })),
    limits: Object.entries(limits)
      .map(([sectionId, { from, minutes: until }]) => ({
        sectionId,
        ...(Number(from) > 0 && { from: Number(from) }),
        ...(Number(until) > 0 && { minutes: Number(until) }),
      }))
      .filter((one) => 'from' in one || 'minutes' in one),
    ...(plan.sealedUntil && { release }),
    extras: extras
      .filter((one) => one.personId && Number(one.minutes) > 0)
      .map((one) => ({ personId: one.personId, minutes: Number(one.minutes) })),
  };
}
