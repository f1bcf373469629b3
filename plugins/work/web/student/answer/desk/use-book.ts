import { useState } from 'react';
import { useServices } from 'edutech/core/web/hooks';
import { useAnswers } from 'edutech/plugins/questions/kit/ui/answers/use-answers';
import { AnswerBook } from '../state/answer-book';
import type { Opened } from '../state/sheet';

/** What the server has said of answers that it took. */
export interface Told {
  readonly isLate: boolean;
  readonly counts: boolean;
}

/** The book of one homework for as long as its page stands; null until this device's journal has been read. */
export function useBook(opened: Opened): { readonly book: AnswerBook | null; readonly told: Told | null } {
  const { call, uploads } = useServices();
  const [told, setTold] = useState<Told | null>(null);
  const book = useAnswers(
    (device) => AnswerBook.open(opened, { ...device, uploads, call, onTold: setTold }),
    'answers to homework',
  );
  return { book, told };
}
