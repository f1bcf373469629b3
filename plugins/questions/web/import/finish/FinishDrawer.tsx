import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { useFocusBack } from 'edutech/core/ui/form/use-focus-back';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import type { ImportItem } from '../../../api/importing';
import { mostImported } from '../../../model/formats';
import { originOf } from '../../../model/importing/paper-origin';
import { type Origin, OriginFields } from '../../editor/facts/OriginFields';
import type { TeachingBook } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { usePaperWays, useSheetInAddress } from '../PaperWays';
import { stateOf } from '../repair/item-state';
import type { RepairActs } from '../repair/use-repair';
import { Done } from './Done';
import { PlaceTrees, type Places } from './PlaceTrees';

interface FinishDrawerProps {
  readonly importId: string;
  /** Of the paper: what it says of year and kind is suggested. */
  readonly title: string;
  readonly items: readonly ImportItem[];
  readonly books: readonly TeachingBook[];
  readonly acts: RepairActs;
  readonly onClose: () => void;
}

const nowhere: Places = { nodeIds: [], kiids: [] };

/** What is true of all the questions that go into the bank, and what has become of them. */
export function FinishDrawer({ importId, title, items, books, acts, onClose }: FinishDrawerProps) {
  const t = useText();
  useFocusBack();
  const [book, chooseBook] = useChosenBook(books);
  const [origin, setOrigin] = useState<Origin>(() => ({ difficulty: 3, region: '', ...originOf(title) }));
  const [places, setPlaces] = useState<Places>(nowhere);
  const [done, setDone] = useState<Awaited<ReturnType<RepairActs['finish']>> | null>(null);
  const taken = items.filter((item) => ['good', 'doubtful'].includes(stateOf(item)));
  const incomplete = items.filter((item) => stateOf(item) === 'incomplete').length;
  const [way] = usePaperWays(importId);
  const isFromSheet = useSheetInAddress() !== null;
  const navigate = useNavigate();
  const take = useAct(
    async () => {
      if (!book) return;
      const { stageId, subjectId, gradeId } = book;
      const itemIds = taken.slice(0, mostImported).map(({ itemId }) => itemId);
      const finished = await acts.finish({ itemIds, stageId, subjectId, gradeId, ...origin, ...places });
      // whoever came from what he is writing goes on there, unless something of the paper is left to do here
      if (isFromSheet && way && finished.waiting === 0) await navigate(way.to);
      else setDone(finished);
    },
    { changes: false },
  );
  if (done) return <Done importId={importId} ids={done.ids} waiting={done.waiting} onClose={onClose} />;
  return (
    <SideDrawer title={t('questions.import.finish', { count: taken.length })} onClose={onClose} wide>
      <div className="form">
        <Stack packed gap={4} className="form-body questions-import-finish">
          {take.error !== undefined && (
            <p className="pad-y-2 pad-x-3 round tint-late ink-late above-2 below-2" role="alert">
              <ErrorText error={take.error} />
            </p>
          )}
          <p className="muted">{t('questions.import.finish.note', { count: taken.length, incomplete })}</p>
          <TextbookPicker
            books={books.map(({ choice }) => choice)}
            current={book?.bookId ?? null}
            onChoose={(one) => {
              chooseBook(one.book.id);
              // chapters and points of another book are none of this one
              setPlaces(nowhere);
            }}
          />
          <Row wrap gap={0} className="questions-fields">
            <OriginFields values={origin} onChange={(changes) => setOrigin({ ...origin, ...changes })} />
          </Row>
          {book && <PlaceTrees key={book.bookId} book={book} places={places} onChange={setPlaces} />}
        </Stack>
        <footer className="form-foot lined-top pad-t-3">
          <Button className="form-cancel" onClick={onClose}>
            {t('core.ui.form.cancel')}
          </Button>
          <Button
            look="primary"
            busy={take.isBusy}
            disabled={!book || taken.length === 0}
            onClick={() => void take.run()}
          >
            {t('questions.import.finish', { count: taken.length })}
          </Button>
        </footer>
      </div>
    </SideDrawer>
  );
}
