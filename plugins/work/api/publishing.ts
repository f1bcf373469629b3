import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { mostPupils, mostTargets } from '../model/homework';
import { loadRules, loadStates } from '../model/publishing/load';
import { teachers, teachersWho } from '../model/people';
import { AttemptStateOf, Count, Id, ids, Kind, OptionalTime, Rules, TierOf, Time } from './records';

// Assigning homework to classes, and managing it while students have it.

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A class that homework is assigned to: all of it, the students of some of its layers, or some students. */
export const Target = Type.Object({
  classid: Id,
  /** The items that they get; with layers, each student gets those of their layer if the homework has tiers. */
  tier: Type.Optional(TierOf),
  layerids: Type.Optional(ids(10)),
  personids: Type.Optional(ids(mostPupils)),
  startsat: Time,
  dueat: Time,
  /** Until when it is taken late; absent: not after the deadline. */
  lateuntil: Type.Optional(Time),
});
export type Target = Static<typeof Target>;

/**
 * Assigns homework to classes that the caller teaches its subject. Students who have it already are skipped. 422 with
 * fields: `work.error.empty`, `work.error.deadlinePast`, `work.error.deadlineEarlier`, `work.error.nobody`; 409
 * `work.error.tooMuch` with the days of the classes, until a reason is given, if the city stops homework above the
 * daily load; the action `publish_other_classes` is required after the first class.
 */
export const publishHomework = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/publish',
  access: teachersWho('arrange'),
  input: Type.Object({
    ...Rules.properties,
    homeworkid: Id,
    targets: Type.Array(Target, { minItems: 1, maxItems: mostTargets }),
    /** Why a class gets more than the limit of the day. */
    reason: Type.String({ maxLength: 300, default: '' }),
  }),
  output: Type.Object({
    assignmentids: Type.Array(Id),
    pupils: Type.Integer(),
    /** Days that are over their limit now. */
    over: Type.Array(Type.Object({ classid: Id, day: Type.String(), minutes: Type.Integer(), limit: Type.Integer() })),
  }),
});

/** Homework of a class as lists show it; every number is stored with it, none is counted for a list. */
export const Assignment = Type.Object({
  assignmentid: Id,
  classid: Id,
  classname: Type.String(),
  startsat: Type.String(),
  dueat: Type.String(),
  lateuntil: OptionalTime,
  withdrawn: OptionalTime,
  released: OptionalTime,
  isclosed: Type.Boolean(),
  pupils: Type.Integer(),
  opened: Type.Integer(),
  submitted: Type.Integer(),
  corrected: Type.Integer(),
  late: Type.Integer(),
  /** Share of the points of marked attempts, 0 to 1; null before the first. */
  rate: Type.Union([Type.Number(), Type.Null()]),
});
export type Assignment = Static<typeof Assignment>;

/** A published homework with its classes. */
export const Published = Type.Object({
  homeworkid: Id,
  title: Type.String(),
  kind: Kind,
  subject: Type.String(),
  subjectcode: Type.String(),
  questions: Type.Integer(),
  points: Type.Number(),
  minutes: Type.Integer(),
  published: Type.String(),
  isown: Type.Boolean(),
  ...Rules.properties,
  assignments: Type.Array(Assignment),
});
export type Published = Static<typeof Published>;

/** Homework of the classes that one teaches, and what one has published, the newest first; with what waits, over all pages. */
export const listPublished = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/list',
  access: teachers,
  input: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    classid: Type.Optional(Id),
    subjectid: Type.Optional(Id),
    state: Type.Enum(['all', 'running', 'toCorrect', 'closed'], { default: 'all' }),
    /** Given to a class from this day to that one, both included. */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageline: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  }),
  output: Type.Object({
    data: Type.Array(Published),
    pagedata: PageInfo,
    /** Attempts to be marked, classes whose deadline is today, drafts. */
    tocorrect: Type.Integer(),
    duetoday: Type.Integer(),
    drafts: Type.Integer(),
  }),
});

/** Withdraws homework from classes; students no longer see it, their answers are kept. */
export const withdrawAssignments = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/withdraw',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentids: ids(mostTargets) }),
  output: Count,
});

/** Gives it to them again, as it was. */
export const restoreAssignments = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/withdraw/undo',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentids: ids(mostTargets) }),
  output: Count,
});

/** Minutes of homework of classes by the day of its deadline: for the drawer before publishing, and for the calendar. */
export const classLoad = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/load',
  access: teachers,
  input: Type.Object({ classid: Id, from: Day, to: Day }),
  output: Type.Object({
    rule: Type.Enum([...loadRules]),
    /** Minutes a day; null: no limit. */
    limit: Type.Union([Type.Integer(), Type.Null()]),
    days: Type.Array(
      Type.Object({
        day: Type.String(),
        minutes: Type.Integer(),
        state: Type.Enum([...loadStates]),
        homework: Type.Array(
          Type.Object({
            assignmentid: Id,
            title: Type.String(),
            subject: Type.String(),
            subjectcode: Type.String(),
            minutes: Type.Integer(),
            dueat: Type.String(),
          }),
        ),
      }),
    ),
  }),
});

/** The state of each student of a class; the live topic `work.monitor:<assignmentid>` announces changes. */
export const monitor = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/monitor',
  access: teachers,
  input: Type.Object({ assignmentid: Id }),
  output: Type.Object({
    ...Assignment.properties,
    homeworkid: Id,
    title: Type.String(),
    minutes: Type.Integer(),
    ...Rules.properties,
    people: Type.Array(
      Type.Object({
        attemptid: Id,
        personid: Id,
        name: Type.String(),
        seat: Type.Integer(),
        tier: TierOf,
        state: AttemptStateOf,
        round: Type.Integer(),
        islate: Type.Boolean(),
        /** Items that something was answered to, and items in all. */
        answered: Type.Integer(),
        items: Type.Integer(),
        opened: OptionalTime,
        /** When the last answer arrived. */
        active: OptionalTime,
        submitted: OptionalTime,
        /** The student's own deadline, if it was moved. */
        dueat: OptionalTime,
        reminded: OptionalTime,
        points: Type.Union([Type.Number(), Type.Null()]),
        of: Type.Number(),
        /** Parts that nobody has marked. */
        open: Type.Integer(),
        /** Answers that arrived after the attempt was closed: kept, not counted. */
        afterwards: Type.Integer(),
      }),
    ),
    items: Type.Array(
      Type.Object({
        itemid: Id,
        answered: Type.Integer(),
        right: Type.Integer(),
        marked: Type.Integer(),
        /** Median time that students needed: seconds since their previous answer. Null while unknown. */
        seconds: Type.Union([Type.Integer(), Type.Null()]),
      }),
    ),
  }),
});

/**
 * Reminds students who have not submitted: 409 `work.error.quiet` from 21:00 to 07:00. Once an hour for each student.
 */
export const remindPupils = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/remind',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentid: Id, attemptids: ids(mostPupils) }),
  output: Count,
});

/** A later deadline for some students, or for the class if no student is named. */
export const extendDeadlines = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/extend',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentid: Id, attemptids: Type.Optional(ids(mostPupils)), dueat: Time }),
  output: Count,
});

/** Reopens submitted attempts. */
export const reopenAttempts = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/reopen',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentid: Id, attemptids: ids(mostPupils), dueat: Time }),
  output: Count,
});

/** Releases marks and answers to students who have submitted, whatever the rule; or returns to the rule. */
export const releaseAnswers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/release',
  access: teachersWho('answer'),
  input: Type.Object({ assignmentid: Id, on: Type.Boolean() }),
  output: Count,
});
