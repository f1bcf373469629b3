import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Access } from 'edutech/core/common/permissions/access';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { Ink } from 'edutech/plugins/questions/kit/common/ink/ink';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { PartRef } from '../model/marks/keys';
import { appealStates } from '../model/marks/rules';
import { markers } from '../model/people';
import { Medium, Sheet } from './marks';

const students = { signedIn: true, types: ['student'] } as const satisfies Access;

const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

/** What a student reads of an appeal: never who marked. */
export const OwnAppeal = Type.Object({
  appealId: Id,
  ...PartRef.properties,
  label: Type.String(),
  reason: Type.String(),
  state: Type.Enum([...appealStates]),
  /** What the leader answers; empty while it is open. */
  outcome: Type.String(),
  createdAt: Moment,
  decidedAt: Maybe(Moment),
});
export type OwnAppeal = Static<typeof OwnAppeal>;

/** Parts of a released exam of one's own that can be appealed, and what was appealed. Empty where no project marked it. */
export const ownAppeals = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/appeals/own',
  access: students,
  input: Type.Object({ examId: Id }),
  output: Type.Object({
    parts: Type.Array(Type.Object({ ...PartRef.properties, label: Type.String() })),
    appeals: Type.Array(OwnAppeal),
  }),
});

/** One's own answers of a released exam with the ink over them: that of the mark which is nearest to what counts. Nobody is named. */
export const ownMarkedAnswers = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/appeals/answers',
  access: students,
  input: Type.Object({ examId: Id }),
  output: Type.Object({
    parts: Type.Array(Type.Object({ ...PartRef.properties, label: Type.String(), ink: Ink, ...Sheet.properties })),
  }),
});

/** Asks that a part be looked at again, once. 404 `exam.error.noResult`, 409 `marking.error.appealed`. */
export const appealResult = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/appeals',
  access: students,
  input: Type.Object({ examId: Id, ...PartRef.properties, reason: Reason }),
  output: Type.Object({ appealId: Id }),
});

export const Appeal = Type.Object({
  appealId: Id,
  ...PartRef.properties,
  title: Type.String(),
  label: Type.String(),
  code: Type.String(),
  reason: Type.String(),
  state: Type.Enum([...appealStates]),
  points: Type.Number(),
  of: Type.Number(),
  step: Type.Number(),
  /** Who looks at it; null: nobody yet. Empty name for those who are not the leader. */
  secondId: Maybe(Id),
  second: Type.String(),
  secondPoints: Maybe(Type.Number()),
  outcome: Type.String(),
  createdAt: Moment,
  isLeader: Type.Boolean(),
});
export type Appeal = Static<typeof Appeal>;

/** Appeals of projects that the caller leads, and those that the caller was asked to look at and has not. */
export const listAppeals = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/appeals',
  access: markers,
  input: Type.Object({ projectId: Type.Optional(Id) }),
  output: Type.Array(Appeal),
});

/** What an appeal is about, for the leader and who looks at it. 404 `marking.error.noAppeal`. */
export const appealedAnswer = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/appeals/answer',
  access: markers,
  input: Type.Object({ appealId: Id }),
  output: Type.Object({
    sheet: Maybe(Sheet),
    body: QuestionBody,
    key: Maybe(QuestionKey),
    media: Type.Array(Medium),
    /** Colleagues who have not marked it: the leader asks one of them. Empty for others. */
    colleagues: Type.Array(Type.Object({ personId: Id, name: Type.String() })),
  }),
});

/** Asks a colleague who has not marked it. 422 `marking.error.markedIt`. */
export const assignAppeal = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/appeals/assign',
  access: markers,
  input: Type.Object({ appealId: Id, personId: Id }),
  output: Type.Object({}),
});

/** The colleague's points; they count nowhere until the leader decides. 422 `marking.error.offScale`. */
export const secondAppeal = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/appeals/second',
  access: markers,
  input: Type.Object({ appealId: Id, points: Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.5 }) }),
  output: Type.Object({}),
});

/** Decides, after the colleague: the points that count from now on. 409 `marking.error.notLookedAt`. */
export const decideAppeal = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/appeals/decide',
  access: markers,
  input: Type.Object({
    appealId: Id,
    points: Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.5 }),
    outcome: Reason,
  }),
  output: Type.Object({}),
});
