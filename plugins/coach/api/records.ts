import Type, { type Static } from 'typebox';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { Stroke } from 'edutech/plugins/questions/kit/common/answer';
import { Content } from 'edutech/plugins/questions/kit/common/content';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { answerKinds } from '../model/answer';
import { askedAreas, stuckPlaces } from '../model/request';

// Shapes that several calls answer with or ask for.

export const Stuck = Type.Enum([...stuckPlaces]);
export const AreaOf = Type.Enum([...askedAreas]);
export const RungNumber = Type.Enum([1, 2, 3]);
/** Open 0, answered 1, understood 2, withdrawn 3. */
export const StateNumber = Type.Enum([0, 1, 2, 3]);
export const Count = Type.Object({ count: Type.Integer() });

/** A picture or recording, at an address of 60 s: in a page at once. */
export const Medium = Type.Object({ file: Id, address: Type.String() });
export type Medium = Static<typeof Medium>;

export const Point = Type.Object({ kiid: Id, knowName: Type.String() });
export type Point = Static<typeof Point>;

/** What is asked about. */
export const Item = Type.Object({
  itemId: Id,
  subjectId: Id,
  subject: Type.String(),
  subjectCode: Type.String(),
  questionId: Maybe(Id),
  /** Null for an exercise of one's own: then there are its words, and pictures. */
  body: Maybe(QuestionBody),
  words: Type.String(),
  pictures: Type.Array(Id),
  media: Type.Array(Medium),
  knowledge: Type.Array(Point),
});
export type Item = Static<typeof Item>;

/** A film or recording as it is played. */
export const Film = Type.Object({
  file: Id,
  address: Type.String(),
  /** HLS, once it is converted; empty before. */
  stream: Type.String(),
  poster: Type.String(),
  isConverting: Type.Boolean(),
});
export type Film = Static<typeof Film>;

/** An answer as its readers get it. */
export const Answer = Type.Object({
  answerId: Id,
  kind: Type.Enum([...answerKinds]),
  /** The group that it is for; null: everybody. */
  stuck: Maybe(Stuck),
  author: Type.String(),
  time: Moment,
  /** It was corrected after that. */
  corrected: Maybe(Moment),
  version: Type.Integer(),
  content: Content,
  drawing: Type.Array(Stroke),
  film: Maybe(Film),
  seconds: Type.Integer(),
  /** What of a film is played; null: all of it. */
  cut: Maybe(Type.Object({ from: Type.Number(), to: Type.Number() })),
  captions: Type.String(),
  isShared: Type.Boolean(),
  /** The classes that it is for read it also while their homework withholds the question's answer. */
  isEarly: Type.Boolean(),
  isOwn: Type.Boolean(),
});
export type Answer = Static<typeof Answer>;

/** What an answer says. */
export const AnswerInput = {
  kind: Type.Enum([...answerKinds]),
  content: Content,
  drawing: Type.Array(Stroke, { maxItems: 400 }),
  captions: Type.String({ maxLength: 1200 }),
  isEarly: Type.Boolean({ default: true }),
};
