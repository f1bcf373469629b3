import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Id as IdText } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { contributions } from 'edutech/core/common/token';

const teachers = { signedIn: true, types: ['teacher'] } as const;

/** How much a teacher did in a term, by kind of act (`homework.published`, `resource.uploaded`, …). */
export const ActionCount = Type.Object({ action: Type.String(), title: Type.String(), count: Type.Integer() });
export type ActionCount = Static<typeof ActionCount>;

export const actionCount = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/api/index/get-action-count',
  specified: true,
  access: teachers,
  input: Type.Object({
    termId: Id,
    gradeId: Type.Optional(Id),
    subjectId: Type.Optional(Id),
    teacherId: Type.Optional(Id),
  }),
  output: Type.Array(ActionCount),
});

/** A class's rate of right answers; `rate` null when there is nothing to rate. */
export const CorrectRate = Type.Object({
  classId: Id,
  className: Type.String(),
  /** 0 to 1. */
  rate: Maybe(Type.Number()),
  answers: Type.Integer(),
});

/** `correctRateRequest` is a JSON text, as the specification has it: {termId, subjectId?, classIds?}. */
export const correctRate = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'statistics',
  path: '/api/index/get-correct-rate',
  specified: true,
  access: teachers,
  input: Type.Object({ correctRateRequest: Type.String({ maxLength: 4000 }) }),
  output: Type.Array(CorrectRate),
});

/** Something that is due: shown on the homes, nearest first. */
export const TaskDetail = Type.Object({
  id: Type.String(),
  /** The plugin that contributes it. */
  area: Type.String(),
  title: Type.String(),
  note: Type.String(),
  /** ISO 8601; null when it has no end. */
  due: Maybe(Type.String()),
  /** Path of the page that does it. */
  path: Type.String(),
});
export type TaskDetail = Static<typeof TaskDetail>;

export const taskDetails = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/api/actiontask/get-details',
  specified: true,
  access: { signedIn: true, types: ['teacher', 'student'] },
  input: Type.Object({ termId: Id }),
  output: Type.Array(TaskDetail),
});

/** The person for whom the homes ask: signed in, in the current post and term. */
export interface HomeQuestion {
  readonly personId: IdText;
  readonly schoolId: IdText | null;
  readonly types: 'teacher' | 'student';
  readonly termId: IdText;
  readonly gradeId?: IdText;
  readonly subjectId?: IdText;
  readonly language: Language;
  readonly now: Date;
}

/** What an area contributes to the homes; each part is optional. `Db` is the caller's connection, in their scope. */
export interface HomeSource<Db = unknown> {
  /** What is due: homework to submit, submissions to mark, resources to review. */
  tasks?(db: Db, question: HomeQuestion): Promise<TaskDetail[]>;
  /** How much was done in the term. */
  counts?(db: Db, question: HomeQuestion): Promise<ActionCount[]>;
  /** Right answers and answers of each class, to be added up over areas. */
  rates?(
    db: Db,
    question: HomeQuestion,
    classIds: readonly IdText[],
  ): Promise<{ classId: IdText; right: number; answers: number }[]>;
}
export const HomeSource = contributions<HomeSource>('home.HomeSource');
