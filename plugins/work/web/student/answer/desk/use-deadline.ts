import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { deadlineGrace } from '../../../../model/answering/attempt';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import type { AnswerBook } from '../state/answer-book';
import type { Opened } from '../state/sheet';

/** `late`: the deadline is over, it is still taken. `closed`: nothing is taken any more. */
export type DeadlineState = 'open' | 'late' | 'closed';

/** Students of a class do not all ask at the same moment. Milliseconds. */
const spread = 8000;

/** Where the homework's time stands, by the server's clock; once it is over, all that waits is sent and the page asks anew. */
export function useDeadline(
  { dueAt, closesAt, now: heard }: Pick<Opened, 'dueAt' | 'closesAt' | 'now'>,
  heardAt: number,
  book: AnswerBook | null,
): { readonly state: DeadlineState; readonly now: Date } {
  const now = useNow(5000, Date.parse(heard) - heardAt);
  const { revalidate } = useRevalidator();
  const isAfter = (moment: string | null) => moment !== null && now.getTime() > Date.parse(moment) + deadlineGrace;
  const state = isAfter(closesAt) ? 'closed' : isAfter(dueAt) ? 'late' : 'open';
  const [first] = useState(state);
  const latest = useRef({ book, revalidate });
  // The newest of what the page gives
  useEffect(() => {
    latest.current = { book, revalidate };
  });
  // Time is up under the student's eyes
  useEffect(() => {
    if (state !== 'closed' || first === 'closed') return;
    void latest.current.book?.flush();
    const timer = setTimeout(() => void latest.current.revalidate(), 1000 + Math.random() * spread);
    return () => clearTimeout(timer);
  }, [state, first]);
  return { state, now };
}
