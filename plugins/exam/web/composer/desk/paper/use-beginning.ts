import { useEffect, useRef } from 'react';
import { itemsOf } from '../../../../model/paper/document';
import type { ComposerData } from '../../start/load-composer';
import type { PaperDesk } from './use-paper';

/** What a paper begins with is put on it once: a journal that goes on has it already. */
export function useBeginning({ begin }: ComposerData, desk: PaperDesk) {
  const isDone = useRef(false);
  // The paper is there: the questions that one came with go on it
  useEffect(() => {
    if (isDone.current || !begin) return;
    isDone.current = true;
    const has = new Set(itemsOf(desk.document).map(({ questionId }) => questionId));
    const open = begin.questions.filter(({ id }) => !has.has(id));
    if (open.length > 0) desk.add(open);
  });
}
