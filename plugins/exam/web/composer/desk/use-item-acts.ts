import { useEffect, useRef } from 'react';
import { undoMilliseconds } from 'edutech/core/ui/form/saving/use-undo';
import { useMessages } from 'edutech/core/web/hooks';
import { itemsOf, pointsOfItem } from '../../../model/paper/document';
import { changedItem, placedItems, removedItem } from '../../../model/paper/edits/items';
import { itemWithPoints } from '../../../model/paper/edits/points';
import { placeOf } from '../../../model/paper/edits/walk';
import type { PaperDesk } from './paper/use-paper';

/** Between two digits of one number. */
const digitPause = 1000;

/** What is done with the chosen item by single keys, and how items are removed. */
export function useItemActs(desk: PaperDesk, chosen: string | null, choose: (id: string | null) => void) {
  const { document, act } = desk;
  const items = itemsOf(document);
  const chosenItem = items.find(({ id }) => id === chosen) ?? null;
  const typed = useRef({ itemId: '', text: '', at: 0 });
  const remove = useRemoval(desk, choose);
  return {
    chosenItem,
    remove,
    keys: {
      walk: (step: -1 | 1) => {
        const at = chosenItem ? items.indexOf(chosenItem) + step : step > 0 ? 0 : items.length - 1;
        const next = items[Math.min(items.length - 1, Math.max(0, at))];
        if (next) choose(next.id);
      },
      digit: (digit: number) => {
        if (!chosenItem) return;
        const { itemId, text, at } = typed.current;
        const goesOn = itemId === chosenItem.id && Date.now() - at < digitPause;
        const number = `${goesOn ? text : ''}${digit}`.slice(-3);
        typed.current = { itemId: chosenItem.id, text: number, at: Date.now() };
        if (Number(number) !== pointsOfItem(chosenItem))
          act((paper) => itemWithPoints(paper, chosenItem.id, Number(number)), `points:${chosenItem.id}`);
      },
      breakPage: () => {
        if (chosenItem) act((paper) => changedItem(paper, chosenItem.id, { beginsPage: !chosenItem.beginsPage }));
      },
      remove: () => chosenItem && remove(chosenItem.id),
    },
  };
}

/** Removes an item and offers it back for ten seconds. */
function useRemoval(desk: PaperDesk, choose: (id: string | null) => void) {
  const messages = useMessages();
  const now = useRef(desk);
  // The undo of a removal acts on the paper as it is by then
  useEffect(() => {
    now.current = desk;
  });
  return (itemId: string) => {
    const place = placeOf(desk.document, itemId);
    if (!place) return;
    const { item, section, at } = place;
    const next = section.items[at + 1]?.id ?? null;
    if (!desk.act((paper) => removedItem(paper, itemId))) return;
    choose(next ?? section.items[at - 1]?.id ?? null);
    messages.show('exam.compose.removed', {
      tone: 'success',
      milliseconds: undoMilliseconds,
      undo: () => now.current.act((paper) => placedItems(paper, [item], { sectionId: section.id, before: next })),
    });
  };
}
