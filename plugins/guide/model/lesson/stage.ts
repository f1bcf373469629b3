import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';

/** What a class sees on the projector now; the remote changes the same. */
export const Stage = Type.Object({
  /** Null: the lesson is not shown. */
  blockId: Maybe(Id),
  /** How many parts of the block are revealed. */
  step: Type.Integer({ minimum: 0, maximum: 30 }),
  /** Whether the answers of the class stand beside it. */
  showsAnswers: Type.Boolean(),
  /** Item whose answers stand there; null: the first of those that are revealed. */
  itemId: Maybe(Id),
  /** When the timer ends, milliseconds of the server's clock; null: it does not run. */
  timerEnds: Maybe(Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 })),
  /** Who was picked by chance; empty: nobody. */
  picked: Type.String({ maxLength: 60 }),
});
export type Stage = Static<typeof Stage>;

export const noStage: Stage = {
  blockId: null,
  step: 0,
  showsAnswers: false,
  itemId: null,
  timerEnds: null,
  picked: '',
};

/** Live topics; the subject of each is an assignment. */
export const lessonTopic = 'guide.lesson';
export const boardTopic = 'guide.board';
