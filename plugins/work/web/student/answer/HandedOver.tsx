import { useEffect } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useServices } from 'edutech/core/web/hooks';
import type { handInMine } from '../../../api';
import { Receipt } from './HandedIn';
import type { AnswerBook } from './state/answer-book';
import { clearNotes } from './state/desk-notes';
import type { Opened } from './state/sheet';
import { TopBar } from './TopBar';

interface HandedOverProps {
  readonly opened: Opened;
  readonly book: AnswerBook;
  readonly receipt: OutputOf<typeof handInMine>;
}

/** Right after handing in: the server's own word, nothing that was asked anew. */
export function HandedOver({ opened, book, receipt }: HandedOverProps) {
  const { storage, session } = useServices();
  // What the desk remembered is of no more use
  useEffect(() => {
    const person = session.user.peek()?.userId;
    if (person) clearNotes(storage, person, book.attemptId);
    window.scrollTo(0, 0);
  }, [storage, session, book]);
  return (
    <div className="work-st-sheet-page t-14 ground">
      <TopBar title={opened.title} />
      <Receipt
        receipt={receipt.receipt}
        submitted={receipt.submitted}
        isLate={receipt.isLate}
        answered={receipt.answered}
        items={receipt.items}
      />
    </div>
  );
}
