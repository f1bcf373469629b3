import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { teachers, teachersWho } from '../model/people';
import { StateNumber } from './records';

// What coaching comes to, for the teachers of a class.

/**
 * The students of a class with what they ask now: followed live. Without a class, the one of the caller's where questions wait, else
 * where somebody asked last. 404 `coach.error.noClass`.
 */
export const coachMonitor = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/monitor',
  access: teachers,
  input: Type.Object({ classId: Type.Optional(Id), subjectId: Type.Optional(Id) }),
  output: Type.Object({
    classId: Id,
    subjectId: Id,
    students: Type.Array(
      Type.Object({
        personId: Id,
        name: Type.String(),
        open: Type.Integer(),
        answered: Type.Integer(),
        understood: Type.Integer(),
        /** Rungs opened today. */
        rungs: Type.Integer(),
        watched: Type.Integer(),
        last: Maybe(Moment),
        /** Of the last question. */
        about: Type.String(),
        itemId: Maybe(Id),
        state: Maybe(StateNumber),
      }),
    ),
    open: Type.Integer(),
    late: Type.Integer(),
    today: Type.Integer(),
    /** The last questions, the newest first. */
    news: Type.Array(
      Type.Object({
        requestId: Id,
        itemId: Id,
        name: Type.String(),
        about: Type.String(),
        state: StateNumber,
        time: Moment,
      }),
    ),
  }),
});
export type CoachMonitor = Static<(typeof coachMonitor)['output']>;

const StatisticsWish = {
  classId: Type.Optional(Id),
  subjectId: Type.Optional(Id),
  days: Type.Integer({ minimum: 1, maximum: 400, default: 30 }),
};

/** Figures of the caller's classes. */
export const coachStatistics = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/statistics',
  access: teachers,
  input: Type.Object(StatisticsWish),
  output: Type.Object({
    asked: Type.Integer(),
    people: Type.Integer(),
    answered: Type.Integer(),
    understood: Type.Integer(),
    /** Answered by what was published before. */
    found: Type.Integer(),
    /** Median minutes until the first answer; null: nothing was answered. */
    minutes: Maybe(Type.Number()),
    /** Share answered by the time it was expected, 0 to 1. */
    onTime: Maybe(Type.Number()),
    rungs: Type.Array(Type.Object({ rung: Type.Integer(), count: Type.Integer() })),
    days: Type.Array(Type.Object({ day: Type.String(), asked: Type.Integer(), answered: Type.Integer() })),
    classes: Type.Array(
      Type.Object({
        classId: Id,
        className: Type.String(),
        asked: Type.Integer(),
        people: Type.Integer(),
        answered: Type.Integer(),
        minutes: Maybe(Type.Number()),
      }),
    ),
    points: Type.Array(
      Type.Object({ kiid: Id, knowName: Type.String(), asked: Type.Integer(), people: Type.Integer() }),
    ),
    items: Type.Array(
      Type.Object({
        itemId: Id,
        about: Type.String(),
        asked: Type.Integer(),
        people: Type.Integer(),
        answers: Type.Integer(),
        seen: Type.Integer(),
        helped: Type.Integer(),
      }),
    ),
  }),
});
export type CoachStatistics = Static<(typeof coachStatistics)['output']>;

/** The same as a workbook. */
export const exportStatistics = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/statistics/export',
  access: teachersWho('download'),
  input: Type.Object(StatisticsWish),
  output: FileAddress,
});
