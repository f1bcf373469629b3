import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { Verdict } from 'edutech/plugins/questions/kit/common/verdict';
import { origins, reasons } from '../model/entry';

// Shapes that several calls answer with or ask for. Names are in the reader's language; times are ISO 8601, days
// 2026-11-22.

export const OptionalId = Maybe(Id);
export const ids = (most: number) => Type.Array(Id, { minItems: 1, maxItems: most, uniqueItems: true });
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const ReasonOf = Type.Enum([...reasons]);
export const OptionalReason = Maybe(ReasonOf);
export const TypeNumber = Type.Enum([0, 1, 2, 3, 4, 5, 7, 8, 9]);
/** Fresh 0, practised 1, mastered 2. */
export const StateOf = Type.Enum([0, 1, 2]);
export const Count = Type.Object({ count: Type.Integer() });

/** A picture or recording, at an address of 60 s: in a page at once. */
export const Medium = Type.Object({ file: Id, address: Type.String() });
export type Medium = Static<typeof Medium>;

export const Point = Type.Object({ kiid: Id, knowName: Type.String() });

/** A question in the caller's collection, with their answer; its key is another call. */
export const Entry = Type.Object({
  entryId: Id,
  subjectId: Id,
  subject: Type.String(),
  subjectCode: Type.String(),
  /** Null for a picture that was stored unchanged. */
  questionId: OptionalId,
  body: Maybe(QuestionBody),
  pictures: Type.Array(Id),
  media: Type.Array(Medium),
  /** By part, from the last submission; an empty one was not answered. */
  answers: Type.Array(Answer),
  verdicts: Type.Array(Maybe(Verdict)),
  origin: Type.Enum([...origins]),
  /** Of the homework, or what one has written about a picture. */
  title: Type.String(),
  wrongCount: Type.Integer(),
  lastTime: Type.String(),
  reason: OptionalReason,
  note: Type.String(),
  state: StateOf,
  /** When it is practised next; null where it is mastered. */
  due: Maybe(Day),
  practised: Type.Integer(),
  knowledge: Type.Array(Point),
  /** Whether answer and analysis may be seen now. */
  hasKey: Type.Boolean(),
  /** Day on which the trash deletes it; null: it is not in the trash. */
  leaves: Maybe(Day),
});
export type Entry = Static<typeof Entry>;

/** An answer with its content, once it may be seen. */
export const EntryKey = Type.Object({ entryId: Id, key: QuestionKey, media: Type.Array(Medium) });
export type EntryKey = Static<typeof EntryKey>;

/** A question of the bank, without its answer. */
export const Candidate = Type.Object({
  questionId: Id,
  version: Type.Integer(),
  body: QuestionBody,
  media: Type.Array(Medium),
});
export type Candidate = Static<typeof Candidate>;
