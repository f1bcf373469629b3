import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Id } from 'edutech/core/common/ids';
import { placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import type { ItemState } from '../parts/Navigator';
import type { AnswerBook } from './answer-book';
import { fillOf, type NumberedItem } from './sheet';

/** How each item stands now. An answer of an earlier round fills nothing until it is written again. */
export function itemStates(
  items: readonly NumberedItem[],
  answers: ReadonlyMap<string, Answer>,
  book: AnswerBook,
  flags: readonly Id[],
): ItemState[] {
  const { unsaved } = book;
  const files = new Set(book.handIns.list.peek().map(({ place }) => place));
  return items.map((asked) => {
    const { itemId } = asked.item;
    const places = Array.from({ length: asked.parts }, (_, part) => part);
    const isEarlier = places.every((part) => book.isEarlier(itemId, part) || !answers.has(placeOf(itemId, part)));
    const hasFiles = places.some((part) => files.has(placeOf(itemId, part)));
    const fill = isEarlier ? 'empty' : fillOf(asked, answers);
    return {
      asked,
      // a photograph on its way is an answer, too
      fill: hasFiles && fill === 'empty' ? 'filled' : fill,
      isFlagged: flags.includes(itemId),
      isUnsaved: hasFiles || places.some((part) => unsaved.has(placeOf(itemId, part))),
    };
  });
}
