import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import type { Id } from 'edutech/core/common/ids';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { openMine } from '../../../../../api';
import { isInHand } from '../../../../../model/answering/attempt';
import type { AnswerBook } from '../../state/answer-book';
import type { NumberedItem } from '../../state/sheet';

/** Asked again at most so often. Milliseconds. */
const pause = 5000;

/** Whoever comes back to this page gets what he wrote on another device meanwhile, and is told of it. */
export function useOtherDevices(book: AnswerBook | null, items: readonly NumberedItem[]): void {
  const intl = useIntl();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const latest = useRef({ items, revalidate });
  // The newest of what the page gives
  useEffect(() => {
    latest.current = { items, revalidate };
  });
  // Asks whenever somebody turns to this page again
  useEffect(() => {
    if (!book) return;
    let askedAt = Date.now();
    const tell = (changed: readonly Id[]) => {
      const numbers = latest.current.items.flatMap(({ item, number }) => (changed.includes(item.itemId) ? number : []));
      if (numbers.length === 0) return;
      const values = { numbers: intl.formatList(numbers.map(String)) };
      messages.show('work.answering.fromOther', { tone: 'info', milliseconds: 8000, values });
    };
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < pause) return;
      askedAt = Date.now();
      try {
        const { opened, changed } = await book.refresh(() =>
          call(openMine, { attemptId: book.attemptId }, { quiet: true }),
        );
        // handed in, taken or given back meanwhile
        if (!isInHand(opened)) return void latest.current.revalidate();
        tell(changed);
      } catch {
        // out of reach: the save state says so, and the next look asks again
      }
    };
    const look = () => void ask();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
    };
  }, [book, call, messages, intl]);
}
