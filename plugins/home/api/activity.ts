import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';

// What a teacher did in a term, and how classes answered.

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
