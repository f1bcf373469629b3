import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { Ink } from 'edutech/plugins/questions/kit/common/ink/ink';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { PartRef } from '../model/marks/keys';
import { ahead, examples, MarkRules, MarkStep, problems } from '../model/marks/rules';
import { markers } from '../model/people';

export const Medium = Type.Object({ fileId: Id, address: Type.String() });

/** A question that the caller marks. */
export const MarkTask = Type.Object({
  ...PartRef.properties,
  label: Type.String(),
  points: Type.Number(),
  mode: MarkRules.properties.mode,
  limit: Type.Number(),
  step: Type.Number(),
  steps: Type.Array(MarkStep),
  /** Marks of one's own, and answers that one may still get. */
  given: Type.Integer(),
  left: Type.Integer(),
  quota: Maybe(Type.Integer()),
});
export type MarkTask = Static<typeof MarkTask>;

/** What the caller marks in a project. 404 `marking.error.noProject`. */
export const markTasks = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/tasks',
  access: markers,
  perMinute: 240,
  input: Type.Object({ projectId: Id }),
  output: Type.Object({
    title: Type.String(),
    isLeader: Type.Boolean(),
    isReleased: Type.Boolean(),
    tasks: Type.Array(MarkTask),
  }),
});

/** The question with what markers go by. 404 `marking.error.noTask` for one that the caller neither marks nor leads. */
export const markedQuestion = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/question',
  access: markers,
  input: Type.Object({ projectId: Id, ...PartRef.properties }),
  output: Type.Object({ body: QuestionBody, key: Maybe(QuestionKey), media: Type.Array(Medium) }),
});

/** What a marker sees of a script: no name, no school. */
export const Sheet = Type.Object({
  /** What stands in place of a name. */
  code: Type.String(),
  content: Maybe(Answer),
  pictures: Type.Array(
    Type.Object({ fileId: Id, address: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  ),
  /** Files of what was answered on a screen. */
  media: Type.Array(Medium),
});
export type Sheet = Static<typeof Sheet>;

export const Given = Type.Object({
  points: Maybe(Type.Number()),
  steps: Type.Array(Type.Number()),
  flags: Type.Array(Type.Enum([...examples])),
  problem: Maybe(Type.Enum([...problems])),
  note: Type.String(),
});
export type Given = Static<typeof Given>;

export const Turn = Type.Object({
  turnId: Id,
  ...Sheet.properties,
  ...Given.properties,
  ink: Ink,
  /** Until when it is the caller's; null: it is marked. */
  heldUntil: Maybe(Moment),
  /** Why the leader wants it marked again; null: not sent back. */
  sentBack: Maybe(Type.String()),
  givenAt: Maybe(Moment),
});
export type Turn = Static<typeof Turn>;

/**
 * Answers for the caller to mark, in hand ones first; each is the caller's for fifteen minutes. Asked again it answers the same
 * ones, and more in place of those that are marked. 404 `marking.error.noTask`.
 */
export const takeAnswers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/take',
  access: markers,
  perMinute: 600,
  input: Type.Object({
    projectId: Id,
    ...PartRef.properties,
    count: Type.Integer({ minimum: 1, maximum: ahead }),
  }),
  output: Type.Object({ turns: Type.Array(Turn), left: Type.Integer() }),
});

/** Marks of one's own, the last ones first: they may be changed.. */
export const lastMarks = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/last',
  access: markers,
  perMinute: 240,
  input: Type.Object({ projectId: Id, ...PartRef.properties }),
  output: Type.Array(Turn),
});

/**
 * All that is to be marked of the script of an answer in the caller's hands, or marked by the caller, in the order of the paper: what
 * a student has written into another's place is found there. The head of a sheet with its name is no part of it. 404 `marking.error.noAnswer`.
 */
export const wholeSheet = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/sheet',
  access: markers,
  perMinute: 240,
  input: Type.Object({ projectId: Id, turnId: Id }),
  output: Type.Object({
    parts: Type.Array(Type.Object({ ...PartRef.properties, label: Type.String(), ...Sheet.properties })),
  }),
});

export const SentMark = Type.Object({
  /** Made by the device: the same mark sent again is done once. */
  markId: Id,
  turnId: Id,
  points: Maybe(Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.5 })),
  steps: Type.Array(Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.5 }), { maxItems: 20 }),
  flags: Type.Array(Type.Enum([...examples]), { maxItems: 2, uniqueItems: true }),
  problem: Maybe(Type.Enum([...problems])),
  note: Type.String({ maxLength: 500 }),
  /** What was drawn over the answer; its student sees it with the result. Absent: nothing. */
  ink: Type.Optional(Ink),
  /** How long it was looked at. */
  seconds: Type.Number({ minimum: 0, maximum: 86_400 }),
});
export type SentMark = Static<typeof SentMark>;

/**
 * Saves marks; an answer to this call says that they are on the disk. `lost`: the answer was not in hand any more and somebody
 * else has got it. `closed`: it was decided, released, or is not among the last ten. 422 `marking.error.offScale`.
 */
export const saveGivenMarks = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/marks',
  access: markers,
  perMinute: 600,
  bodySize: 'large',
  input: Type.Object({ projectId: Id, marks: Type.Array(SentMark, { minItems: 1, maxItems: 40 }) }),
  output: Type.Array(
    Type.Object({ markId: Id, turnId: Id, outcome: Type.Enum(['saved', 'lost', 'closed', 'offScale']) }),
  ),
});

const Figures = Type.Object({
  count: Type.Integer(),
  mean: Maybe(Type.Number()),
  /** Of the time that an answer takes; half take less. */
  seconds: Maybe(Type.Number()),
  /** How many got so many points: points and count in turn. */
  spread: Type.Array(Type.Tuple([Type.Number(), Type.Integer()])),
});

/** One's own figures beside those of all who mark the same. */
export const MarkFigures = Type.Object({
  own: Figures,
  group: Figures,
  /** Of one's marks with another beside them: how many, and how many are within the limit. */
  paired: Type.Integer(),
  agreed: Type.Integer(),
  /** Marks that went to an arbiter. */
  arbitrated: Type.Integer(),
  /** Answers that came back to oneself, and how many of them got the same points. */
  repeated: Type.Integer(),
  consistent: Type.Integer(),
});
export type MarkFigures = Static<typeof MarkFigures>;

export const markFigures = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/figures',
  access: markers,
  perMinute: 240,
  input: Type.Object({ projectId: Id, ...PartRef.properties }),
  output: MarkFigures,
});
