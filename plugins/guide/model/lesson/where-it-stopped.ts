import type { Id } from 'edutech/core/common/ids';
import type { Block } from '../book/document';

/**
 * Blocks of a lesson that nobody has shown after the last one that was: the first of them is where it stopped. Empty where all was
 * shown, and where nothing was: then the lesson was not held with its guide book.
 */
export function blocksLeft(
  blocks: readonly Pick<Block, 'id' | 'phase' | 'title'>[],
  opened: readonly Id[],
): readonly Pick<Block, 'id' | 'title'>[] {
  const inLesson = blocks.filter(({ phase }) => phase === 'in');
  const last = inLesson.findLastIndex(({ id }) => opened.includes(id));
  return last < 0 ? [] : inLesson.slice(last + 1);
}
