import Type, { type Static } from 'typebox';
import { idPattern } from 'edutech/core/common/ids';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { Verdict } from 'edutech/plugins/questions/kit/common/verdict';
import { origins, reasons } from '../model/entry';

// Shapes that several calls answer with or ask for. Names are in the reader's language; times are ISO 8601, days 2026-11-22.

export const Id = Type.String({ pattern: idPattern });
export const OptionalId = Type.Union([Id, Type.Null()]);
export const ids = (most: number) => Type.Array(Id, { minItems: 1, maxItems: most, uniqueItems: true });
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const ReasonOf = Type.Enum([...reasons]);
export const OptionalReason = Type.Union([ReasonOf, Type.Null()]);
export const TypeNumber = Type.Enum([0, 1, 2, 3, 4, 5, 7, 8, 9]);
/** Fresh 0, practised 1, mastered 2. */
export const StateOf = Type.Enum([0, 1, 2]);
export const Count = Type.Object({ count: Type.Integer() });

/** A picture or recording, at an address of 60 s: in a page at once. */
export const Medium = Type.Object({ file: Id, address: Type.String() });
export type Medium = Static<typeof Medium>;

export const Point = Type.Object({ kiid: Id, knowname: Type.String() });

/** A question in the caller's collection, with their answer; its key is another call. */
export const Entry = Type.Object({
  entryid: Id,
  subjectid: Id,
  subject: Type.String(),
  subjectcode: Type.String(),
  /** Null for a picture that was stored unchanged. */
  questionid: OptionalId,
  body: Type.Union([QuestionBody, Type.Null()]),
  pictures: Type.Array(Id),
  media: Type.Array(Medium),
  /** By part, from the last submission; an empty one was not answered. */
  answers: Type.Array(Answer),
  verdicts: Type.Array(Type.Union([Verdict, Type.Null()])),
  origin: Type.Enum([...origins]),
  /** Of the homework, or what one has written about a picture. */
  title: Type.String(),
  wrongcount: Type.Integer(),
  lasttime: Type.String(),
  reason: OptionalReason,
  note: Type.String(),
  state: StateOf,
  /** When it is practised next; null where it is mastered. */
  due: Type.Union([Day, Type.Null()]),
  practised: Type.Integer(),
  knowledge: Type.Array(Point),
  /** Whether answer and analysis may be seen now. */
  haskey: Type.Boolean(),
  /** Day on which the trash deletes it; null: it is not in the trash. */
  leaves: Type.Union([Day, Type.Null()]),
});
export type Entry = Static<typeof Entry>;

/** An answer with its content, once it may be seen. */
export const EntryKey = Type.Object({ entryid: Id, key: QuestionKey, media: Type.Array(Medium) });
export type EntryKey = Static<typeof EntryKey>;

/** A question of the bank, without its answer. */
export const Candidate = Type.Object({
  questionid: Id,
  version: Type.Integer(),
  body: QuestionBody,
  media: Type.Array(Medium),
});
export type Candidate = Static<typeof Candidate>;
