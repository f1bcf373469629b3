import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { teachers } from '../model/people';
import { Share, Span } from './kinds';

/** A question to explain, as the class has answered it. No names. */
export const TalkQuestion = Type.Object({
  questionId: Id,
  body: QuestionBody,
  key: Maybe(QuestionKey),
  /** Share of the points that the class got; null for a question that it has not answered: it follows the others. */
  share: Maybe(Share),
  people: Type.Integer(),
  /** Wrong answers that came more than once. */
  mistakes: Type.Array(Type.Object({ wrote: Type.String(), people: Type.Integer() })),
});
export type TalkQuestion = Static<typeof TalkQuestion>;

export const TalkPack = Type.Object({
  name: Type.String(),
  questions: Type.Array(TalkQuestion),
  /** Addresses of pictures and recordings of the questions. */
  media: Type.Array(Type.Object({ fileId: Id, address: Type.String() })),
});
export type TalkPack = Static<typeof TalkPack>;

/**
 * What is explained in class about a point: up to four questions that lost most points, of which each five people have answered, and
 * one like them to try. 404 `situation.error.noPoint` where there is no evidence.
 */
export const talkPack = endpoint({
  method: 'GET',
  root: 'work',
  path: '/situation/talk',
  access: teachers,
  input: Type.Object({ classId: Id, subjectId: Id, pointId: Id, span: Span }),
  output: TalkPack,
});
