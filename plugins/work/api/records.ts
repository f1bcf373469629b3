import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { aiRules, allTiers, mostItems, answerMethods } from '../model/homework';
import { PaperSpace } from 'edutech/plugins/questions/kit/common/types/paper-space';

// Shapes that several calls answer with or ask for. Times are ISO 8601.

export const ids = (most: number) => Type.Array(Id, { minItems: 1, maxItems: most, uniqueItems: true });
export const Time = Type.String({ format: 'date-time', maxLength: 40 });
export const OptionalTime = Maybe(Type.String());
const OptionalId = Maybe(Id);

export const Kind = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
export const TierOf = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);
export const ReleaseRule = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
export const AttemptStateOf = Type.Union([
  Type.Literal(0),
  Type.Literal(1),
  Type.Literal(2),
  Type.Literal(3),
  Type.Literal(4),
]);
/** Points of a part; null: nobody has marked it. */
export const Points = Maybe(Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.5 }));
export const Part = Type.Integer({ minimum: 0, maximum: 39 });

/** A heading of a homework's sheet, with a line below it ("每题 4 分"). */
export const Section = Type.Object({ title: Type.String({ maxLength: 60 }), note: Type.String({ maxLength: 200 }) });
export type Section = Static<typeof Section>;

export const ItemPoints = Type.Array(Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.5 }), {
  minItems: 1,
  maxItems: 40,
});
export const Way = Type.Enum([...answerMethods]);
export const Tiers = Type.Integer({ minimum: 1, maximum: allTiers });

/** A file at an address of 60 s, or of everybody. */
export const Medium = Type.Object({
  fileId: Id,
  name: Type.String(),
  ext: Type.String(),
  bytes: Type.Integer(),
  address: Type.String(),
  /** For a document of an office program, to view it: its address as PDF, once it is converted. */
  pdf: Type.Optional(Type.String()),
  /** That is being made just now. */
  isConverting: Type.Optional(Type.Boolean()),
});
export type Medium = Static<typeof Medium>;

/** An item as a sheet shows it, without its key. */
export const Item = Type.Object({
  itemId: Id,
  section: Type.Integer(),
  tiers: Type.Integer(),
  way: Way,
  /** Question of the bank and which version of it; null for an item of an answer card. */
  questionId: OptionalId,
  version: Type.Integer(),
  /** With the points of this homework. */
  body: QuestionBody,
  /** Room for the answer; null: what its type usually has. */
  space: Maybe(PaperSpace),
});
export type Item = Static<typeof Item>;

export const Items = Type.Array(Item, { maxItems: mostItems });

/** Rules under which homework is published. */
export const Rules = Type.Object({
  release: ReleaseRule,
  /** The maximum number of correction rounds. */
  rounds: Type.Integer({ minimum: 0, maximum: 5 }),
  aiRule: Type.Enum([...aiRules]),
  /** Whether its points count among the marks of the term. */
  counts: Type.Boolean(),
  /** Whether students may ask their teachers about items while it runs. */
  asks: Type.Boolean({ default: false }),
});
export type Rules = Static<typeof Rules>;

/** What was done, and to how many. */
export const Count = Type.Object({ count: Type.Integer() });

/** A student's appeal about an item; `before` and `after` are its points, `after` once it is answered. */
export const Appeal = Type.Object({
  itemId: Id,
  reason: Type.String(),
  asked: Type.String(),
  /** Empty: nobody has answered it yet. */
  answer: Type.String(),
  answered: OptionalTime,
  before: Type.Number(),
  after: Points,
});
export type Appeal = Static<typeof Appeal>;
