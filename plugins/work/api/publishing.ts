import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { mostStudents, mostTargets } from '../model/homework';
import { loadRules, loadStates } from '../model/publishing/load';
import { teachers, teachersWho } from '../model/people';
import { AttemptStateOf, Count, ids, Kind, OptionalTime, Rules, TierOf, Time } from './records';

// Assigning homework to classes, and managing it while students have it.

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A class that homework is assigned to: all of it, the students of some of its layers, or some students. */
export const Target = Type.Object({
  classId: Id,
  /** The items that they get; with layers, each student gets those of their layer if the homework has tiers. */
  tier: Type.Optional(TierOf),
  layerIds: Type.Optional(ids(10)),
  personIds: Type.Optional(ids(mostStudents)),
  startsAt: Time,
  dueAt: Time,
  /** Until when it is taken late; absent: not after the deadline. */
  lateUntil: Type.Optional(Time),
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
  bodySize: 'large',
  access: teachersWho('arrange'),
  input: Type.Object({
    ...Rules.properties,
    homeworkId: Id,
    targets: Type.Array(Target, { minItems: 1, maxItems: mostTargets }),
    /** Why a class gets more than the limit of the day. */
    reason: Type.String({ maxLength: 300, default: '' }),
    /** Notifies the guardians of its students, once for a homework. */
    tellsGuardians: Type.Boolean({ default: false }),
  }),
  output: Type.Object({
    assignmentIds: Type.Array(Id),
    students: Type.Integer(),
    /** Days that are over their limit now. */
    over: Type.Array(Type.Object({ classId: Id, day: Type.String(), minutes: Type.Integer(), limit: Type.Integer() })),
  }),
});

/** What a publication begins with at the caller's school. */
export const publishDefaults = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/publish/defaults',
  access: teachersWho('arrange'),
  input: Type.Object({}),
  output: Type.Object({
    /** Whether guardians are notified unless the teacher says otherwise; null: there are no guardians to notify. */
    tellsGuardians: Maybe(Type.Boolean()),
  }),
});

/** Homework of a class as lists show it; every number is stored with it, none is counted for a list. */
export const Assignment = Type.Object({
  assignmentId: Id,
  classId: Id,
  className: Type.String(),
  startsAt: Type.String(),
  dueAt: Type.String(),
  lateUntil: OptionalTime,
  withdrawn: OptionalTime,
  released: OptionalTime,
  isClosed: Type.Boolean(),
  students: Type.Integer(),
  opened: Type.Integer(),
  submitted: Type.Integer(),
  corrected: Type.Integer(),
  late: Type.Integer(),
  /** Share of the points of marked attempts, 0 to 1; null before the first. */
  rate: Maybe(Type.Number()),
});
export type Assignment = Static<typeof Assignment>;

/** A published homework with its classes. */
export const Published = Type.Object({
  homeworkId: Id,
  title: Type.String(),
  kind: Kind,
  subject: Type.String(),
  subjectCode: Type.String(),
  questions: Type.Integer(),
  points: Type.Number(),
  minutes: Type.Integer(),
  published: Type.String(),
  /** The last deadline of its classes: its week is the week of that day. */
  due: Type.String(),
  isOwn: Type.Boolean(),
  ...Rules.properties,
  assignments: Type.Array(Assignment),
});
export type Published = Static<typeof Published>;

/** When students of the school get no reminders: times of day, from the evening until the morning. */
const Quiet = Type.Object({ from: Type.String(), until: Type.String() });

/**
 * Homework of the classes that one teaches, and what one has published, what is due last first; with what waits, over all
 * pages.
 */
export const listPublished = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/list',
  access: teachers,
  input: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 100 })),
    classId: Type.Optional(Id),
    subjectId: Type.Optional(Id),
    state: Type.Enum(['all', 'running', 'toCorrect', 'closed'], { default: 'all' }),
    /** Due from this day to that one, both included. */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  }),
  output: Type.Object({
    data: Type.Array(Published),
    pageData: PageInfo,
    /** Attempts to be marked, classes whose deadline is today, drafts. */
    toCorrect: Type.Integer(),
    dueToday: Type.Integer(),
    drafts: Type.Integer(),
    quiet: Quiet,
  }),
});

/** Withdraws homework from classes; students no longer see it, their answers are kept. */
export const withdrawAssignments = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/withdraw',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentIds: ids(mostTargets) }),
  output: Count,
});

/** Gives it to them again, as it was. */
export const restoreAssignments = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/withdraw/undo',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentIds: ids(mostTargets) }),
  output: Count,
});

/** Minutes of homework of classes by the day of its deadline: for the drawer before publishing, and for the calendar. */
export const classLoad = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/load',
  access: teachers,
  input: Type.Object({ classId: Id, from: Day, to: Day }),
  output: Type.Object({
    rule: Type.Enum([...loadRules]),
    /** Minutes a day; null: no limit. */
    limit: Maybe(Type.Integer()),
    days: Type.Array(
      Type.Object({
        day: Type.String(),
        minutes: Type.Integer(),
        state: Type.Enum([...loadStates]),
        homework: Type.Array(
          Type.Object({
            assignmentId: Id,
            title: Type.String(),
            subject: Type.String(),
            subjectCode: Type.String(),
            minutes: Type.Integer(),
            dueAt: Type.String(),
          }),
        ),
      }),
    ),
  }),
});

/** The state of each student of a class; the live topic `work.monitor:<assignmentId>` announces changes. */
export const monitor = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/monitor',
  access: teachers,
  input: Type.Object({ assignmentId: Id }),
  output: Type.Object({
    ...Assignment.properties,
    homeworkId: Id,
    title: Type.String(),
    minutes: Type.Integer(),
    quiet: Quiet,
    ...Rules.properties,
    people: Type.Array(
      Type.Object({
        attemptId: Id,
        personId: Id,
        name: Type.String(),
        seat: Type.Integer(),
        tier: TierOf,
        state: AttemptStateOf,
        round: Type.Integer(),
        isLate: Type.Boolean(),
        /** Items that something was answered to, and items in all. */
        answered: Type.Integer(),
        items: Type.Integer(),
        opened: OptionalTime,
        /** When the last answer arrived. */
        active: OptionalTime,
        submitted: OptionalTime,
        /** The student's own deadline, if it was moved. */
        dueAt: OptionalTime,
        reminded: OptionalTime,
        points: Maybe(Type.Number()),
        of: Type.Number(),
        /** Parts that nobody has marked. */
        open: Type.Integer(),
        /** Answers that arrived after the attempt was closed: kept, not counted. */
        afterwards: Type.Integer(),
      }),
    ),
    items: Type.Array(
      Type.Object({
        itemId: Id,
        answered: Type.Integer(),
        right: Type.Integer(),
        marked: Type.Integer(),
        /** Median time that students needed: seconds since their previous answer. Null while unknown. */
        seconds: Maybe(Type.Integer()),
      }),
    ),
  }),
});

/**
 * Reminds students who have not submitted, all of the class if no student is named: 409 `work.error.quiet` from 21:00 to
 * 07:00. Once an hour for each student.
 */
export const remindStudents = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/remind',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentId: Id, attemptIds: Type.Optional(ids(mostStudents)) }),
  output: Count,
});

/**
 * A later deadline for some students, or for the class if no student is named. Those who have submitted keep theirs; 409
 * `work.error.allHandedIn` if all named ones have.
 */
export const extendDeadlines = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/extend',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentId: Id, attemptIds: Type.Optional(ids(mostStudents)), dueAt: Time }),
  output: Count,
});

/** Reopens submitted attempts. */
export const reopenAttempts = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/reopen',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentId: Id, attemptIds: ids(mostStudents), dueAt: Time }),
  output: Count,
});

/** Releases marks and answers to students who have submitted, whatever the rule; or returns to the rule. */
export const releaseAnswers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/release',
  access: teachersWho('answer'),
  input: Type.Object({ assignmentId: Id, on: Type.Boolean() }),
  output: Count,
});
