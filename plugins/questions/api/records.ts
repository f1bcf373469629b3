import Type, { type Static } from 'typebox';
import { Id, Ids as IdsOf, Maybe } from 'edutech/core/common/wire/kinds';
import { mostPoints, QuestionBody } from '../kit/common/question-body';
import { QuestionKey } from '../kit/common/question-key';
import { questionTypes } from '../kit/common/types/question-types';
import { stages } from 'edutech/core/common/teaching/stages';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { abilities } from '../kit/common/types/abilities';
import { questionKinds } from '../model/kinds';
import { mostAtOnce } from '../model/limits';

// Shapes that several calls answer with or ask for. Names are in the reader's language; times are ISO 8601.

export const Ids = IdsOf(mostAtOnce);
export const OptionalId = Maybe(Id);

/** Number of a version of a question, from 1 on. */
export const VersionNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const TypeNumber = Type.Enum(Object.values(questionTypes));
/** 1 beginner … 5 very hard (teaching.md section 3). */
export const DifficultyNumber = Type.Enum([1, 2, 3, 4, 5]);
export const Kind = Type.Enum([...questionKinds]);
export const AbilityName = Type.Enum([...abilities]);
/** Personal 1, school 2, public 3. */
export const Source = Type.Enum([1, 2, 3]);
/** School 2, public 3. */
export const Shared = Type.Enum([2, 3]);
/** Unapproved 1, approved 2. */
const ReviewState = Type.Enum([1, 2]);
export const Year = Type.Integer({ minimum: 1950, maximum: 2100 });

/**
 * A picture or recording of a question, and where it is fetched: in a page at once, for it may be good for a minute
 * only.
 */
export const Medium = Type.Object({ file: Id, address: Type.String(), mime: Type.String() });
export type Medium = Static<typeof Medium>;

/** The reader's possible acts on a question now; each call decides again. */
export const Rights = Type.Object({
  edit: Type.Boolean(),
  remove: Type.Boolean(),
  restore: Type.Boolean(),
  fork: Type.Boolean(),
  /** Whether `questionKeys` returns it to the reader: answer and analysis. */
  analysis: Type.Boolean(),
  basket: Type.Boolean(),
  hear: Type.Boolean(),
  explain: Type.Boolean(),
  shareToSchool: Type.Boolean(),
  shareToPublic: Type.Boolean(),
  withdraw: Type.Boolean(),
});

/** A question in a list, without its answer, with its facts and figures. Its answer is another call. */
export const Question = Type.Object({
  id: Id,
  version: VersionNumber,
  body: QuestionBody,
  media: Type.Array(Medium),
  /** In one line. */
  title: Type.String(),
  difficulty: DifficultyNumber,
  stageId: Type.Enum([...stages]),
  subjectId: Id,
  subject: Type.String(),
  /** One English word that never changes (`mathematics`): its colour. */
  subjectCode: Type.String(),
  gradeId: Id,
  grade: Type.String(),
  kind: Kind,
  year: Maybe(Year),
  region: Type.String(),
  /** Null: its writer has not said. */
  ability: Maybe(AbilityName),
  points: Type.Number({ minimum: 0, maximum: mostPoints * 40 }),
  /** The time that a student needs; measured if enough have answered, else estimated. */
  seconds: Type.Integer(),
  source: Source,
  reviewState: ReviewState,
  /** How far its owner has asked for it to be shared; 0: nothing waits. For its owner only. */
  wanted: Type.Enum([0, 2, 3]),
  /** Its owner's name and school; empty where it is somebody else's own school's secret. */
  owner: Type.String(),
  school: Type.String(),
  time: Type.String(),
  /** Share of the points that students got; null: too few have answered. */
  facility: Maybe(Type.Number()),
  discrimination: Maybe(Type.Number()),
  /** Number of students who have answered, and how often it was used. */
  answered: Type.Integer(),
  used: Type.Integer(),
  /** Times that the reader has used it himself. */
  usedByMe: Type.Integer(),
  knowledge: Type.Array(Type.Object({ kiid: Id, knowName: Type.String(), part: Type.Integer() })),
  isOwn: Type.Boolean(),
  isFavourite: Type.Boolean(),
  isInBasket: Type.Boolean(),
  may: Rights,
});
export type Question = Static<typeof Question>;

export const QuestionPage = Type.Object({
  data: Type.Array(Question),
  pageData: PageInfo,
  /** There are more than can be counted: "1000+". */
  capped: Type.Boolean(),
});
export type QuestionPage = Static<typeof QuestionPage>;

/** The answer of a question. Never in a body's answer. */
export const KeyOf = Type.Object({
  id: Id,
  version: VersionNumber,
  key: QuestionKey,
  /** Pictures of answer and analysis. */
  media: Type.Array(Medium),
});
export type KeyOf = Static<typeof KeyOf>;

/** A chapter of a question. */
export const PlaceOf = Type.Object({
  nodeId: Id,
  bookId: Id,
  bookName: Type.String(),
  trail: Type.Array(Type.String()),
  isRemoved: Type.Boolean(),
});

/** A question with everything that its page shows. */
export const QuestionDetail = Type.Object({
  ...Question.properties,
  places: Type.Array(PlaceOf),
  /** The newest version; `version` is the one that is shown. */
  newest: VersionNumber,
  note: Type.String(),
  forkOf: OptionalId,
  forks: Type.Integer(),
  /** Figures of the parts of the shown version; only of parts that enough students have answered. */
  measures: Type.Array(
    Type.Object({
      part: Type.Integer(),
      answered: Type.Integer(),
      facility: Type.Number(),
      seconds: Maybe(Type.Integer()),
    }),
  ),
  correlation: Maybe(Type.Number()),
  /** Open fault reports; for people who may close them. */
  openFaults: Type.Integer(),
});
export type QuestionDetail = Static<typeof QuestionDetail>;
