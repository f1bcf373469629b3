import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';

// What is in the enciphered package that students fetch before the start: the paper with its pictures and recordings, never a key.

export const SittingPaper = Type.Object({
  sections: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      note: Type.String(),
      itemIds: Type.Array(Id),
      /** One of its items is to be chosen. */
      choosesOne: Type.Optional(Type.Boolean()),
      /** It ends so many minutes before the exam does; absent: with it. */
      beforeEnd: Type.Optional(Type.Integer()),
      /** It opens so many minutes before the exam ends; absent: with it. */
      opensBeforeEnd: Type.Optional(Type.Integer()),
    }),
  ),
  items: Type.Array(Type.Object({ itemId: Id, body: QuestionBody })),
  /** Files in base64. */
  media: Type.Array(Type.Object({ fileId: Id, type: Type.String(), data: Type.String() })),
});
export type SittingPaper = Static<typeof SittingPaper>;
