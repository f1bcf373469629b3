import Type, { type Static } from 'typebox';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { planKinds } from '../model/plan/document';
import { needs } from '../model/plan/readiness';

// Shapes that several calls answer with. Names are in the reader's language.

export const Kind = Type.Enum([...planKinds]);
export const Need = Type.Enum([...needs]);
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A relative position of Yjs in a text of a plan, base64. */
export const Position = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9+/=]*$' });

export const Phase = Type.Object({
  id: Id,
  name: Type.String({ maxLength: 40 }),
  teacher: Type.String({ maxLength: 8000 }),
  student: Type.String({ maxLength: 8000 }),
  intent: Type.String({ maxLength: 8000 }),
  minutes: Type.Integer({ minimum: 0, maximum: 90 }),
});

const Text = Type.String({ maxLength: 20_000 });
export const PlanContent = Type.Object({
  title: Type.String({ maxLength: 200 }),
  sections: Type.Object({
    requirements: Text,
    goals: Text,
    focus: Text,
    learners: Text,
    preparation: Text,
    board: Text,
    homework: Text,
    reflection: Text,
  }),
  phases: Type.Array(Phase),
});

/** A plan in a list. */
export const PlanItem = Type.Object({
  id: Id,
  title: Type.String(),
  kind: Kind,
  isShared: Type.Boolean(),
  isReady: Type.Boolean(),
  isOwn: Type.Boolean(),
  ownerId: Id,
  owner: Type.String(),
  subjectId: Id,
  subject: Type.String(),
  gradeId: Id,
  grade: Type.String(),
  nodeId: Maybe(Id),
  /** Of a plan that the group prepares: the day on which it is to be ready. */
  dueOn: Maybe(Type.String()),
  minutes: Type.Integer(),
  /** What is there of what a lesson needs. */
  done: Type.Array(Need),
  changedAt: Moment,
  /** Comments that nobody has closed. */
  comments: Type.Integer(),
});
export type PlanItem = Static<typeof PlanItem>;
