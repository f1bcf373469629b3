import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { type Block, isItem } from '../book/document';

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

/**
 * With what a lesson begins that was not shown yet: what the class has written at home, before it all; else the first block.
 * `blocks`: in the order of the lesson.
 */
export function openingStage(blocks: readonly Block[]): Stage {
  const prepared = blocks.findLast(({ phase, parts }) => phase === 'before' && parts.some(isItem));
  if (!prepared) return { ...noStage, blockId: blocks[0]?.id ?? null, step: 1 };
  return { ...noStage, blockId: prepared.id, step: prepared.parts.findIndex(isItem) + 1, showsAnswers: true };
}
