import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { relations } from 'edutech/core/common/organisation/consent';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { guardians } from '../model/access';
import { homeworkStates } from '../model/homework-states';

// What guardians read of their own children. A child of somebody else is not there: 404 `guardian.error.noChild`.

export const Child = Type.Object({
  childId: Id,
  name: Type.String(),
  className: Type.String(),
  school: Type.String(),
  relation: Type.Enum([...relations]),
});
export type Child = Static<typeof Child>;

/** The children who are bound to the account, in the order in which they were. */
export const myChildren = endpoint({
  method: 'GET',
  root: 'office',
  path: '/guardian/children',
  access: guardians,
  input: Type.Object({}),
  output: Type.Array(Child),
});

export const HomeworkItem = Type.Object({
  id: Id,
  title: Type.String(),
  subject: Type.String(),
  subjectCode: Type.String(),
  state: Type.Enum([...homeworkStates]),
  minutes: Type.Integer(),
  spent: Maybe(Type.Integer()),
  answered: Type.Integer(),
  questions: Type.Integer(),
  dueAt: Maybe(Moment),
  submittedAt: Maybe(Moment),
});
export type HomeworkItem = Static<typeof HomeworkItem>;

const Week = Type.Array(
  Type.Object({
    day: Type.String(),
    /** Minutes of what was submitted that day; null: the day is still to come. */
    minutes: Maybe(Type.Integer()),
  }),
);

/** The homework of a child: the evening, what comes later, and the week so far. */
export const childHomework = endpoint({
  method: 'GET',
  root: 'office',
  path: '/guardian/homework',
  access: guardians,
  input: Type.Object({ childId: Id }),
  output: Type.Object({
    /** Minutes a day that the grade may have; null: no limit. */
    limit: Maybe(Type.Integer()),
    /** Minutes of the evening's homework, and of what of it is done. */
    assigned: Type.Integer(),
    done: Type.Integer(),
    evening: Type.Array(HomeworkItem),
    later: Type.Array(HomeworkItem),
    /** Of the days before today, the newest first. */
    earlier: Type.Array(Type.Object({ day: Type.String(), homework: Type.Array(HomeworkItem) })),
    week: Week,
    /** The server's clock, for words such as "tomorrow". */
    now: Moment,
  }),
});
export type EveningOfChild = Static<typeof childHomework.output>;

/** Lessons of the child today or, where there are none, of the next day within two weeks that has some. */
export const childLessons = endpoint({
  method: 'GET',
  root: 'office',
  path: '/guardian/lessons',
  access: guardians,
  input: Type.Object({ childId: Id }),
  output: Type.Object({
    lessons: Type.Array(
      Type.Object({
        day: Type.String(),
        period: Type.Integer(),
        starts: Moment,
        ends: Moment,
        subject: Type.String(),
        subjectCode: Type.String(),
        teacher: Type.String(),
        room: Type.String(),
        /** It was moved here, or somebody else teaches it. */
        isChanged: Type.Boolean(),
      }),
    ),
    /** Lessons of the school day after it that are not as usual. */
    changesAfter: Type.Integer(),
    now: Moment,
  }),
});
export type LessonsOfChild = Static<typeof childLessons.output>;

export const ResultItem = Type.Object({
  id: Id,
  title: Type.String(),
  subject: Type.String(),
  subjectCode: Type.String(),
  at: Moment,
  words: Type.Array(Type.String()),
  knows: Type.Array(Type.String()),
  practises: Type.Array(Type.String()),
});
export type ResultItem = Static<typeof ResultItem>;

export const LearningItem = Type.Object({
  subject: Type.String(),
  subjectCode: Type.String(),
  knows: Type.Array(Type.String()),
  practises: Type.Array(Type.String()),
});
export type LearningItem = Static<typeof LearningItem>;

/** How a child learns: the teachers' words, and the child's own past. No points, no ranks, no others. */
export const childResults = endpoint({
  method: 'GET',
  root: 'office',
  path: '/guardian/results',
  access: guardians,
  input: Type.Object({ childId: Id }),
  output: Type.Object({
    /** False: the school shows guardians no results, and the lists are empty. */
    isShown: Type.Boolean(),
    recent: Type.Array(ResultItem),
    /** What the child knows and works on now. */
    learning: Type.Array(LearningItem),
    /** Knowledge points known four weeks ago, and now, by subject. */
    progress: Type.Array(Type.Object({ subject: Type.String(), before: Type.Integer(), now: Type.Integer() })),
    now: Moment,
  }),
});
export type ResultsOfChild = Static<typeof childResults.output>;
