import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { AnswerBook } from '../state/answer-book';
import { clockText } from '../state/sheet';
import { TopBar } from '../TopBar';
import { Saved, SavedSmall } from './Saved';

interface DeskBarProps {
  readonly title: string;
  /** Of the item at hand, counted from 1, and of how many. */
  readonly number: number;
  readonly count: number;
  readonly book: AnswerBook;
  /** Worked so far. */
  readonly seconds: number;
  readonly isNarrow: boolean;
  readonly isClosed: boolean;
  readonly onNavigator: () => void;
  readonly onCheck: () => void;
}

/** The bar above the sheet: place, what is saved, time, and the check before handing in. */
export function DeskBar({
  title,
  number,
  count,
  book,
  seconds,
  isNarrow,
  isClosed,
  onNavigator,
  onCheck,
}: DeskBarProps) {
  const t = useText();
  return (
    <TopBar
      title={title}
      place={
        <>
          {t('work.answering.place', { number, items: count })}
          {isNarrow && <SavedSmall saving={book.saving} />}
        </>
      }
      end={
        <>
          <span className="not-narrow">
            <Saved book={book} />
          </span>
          <Row as="span" inline gap={1} className="num soft" role="timer" aria-label={t('work.answering.time')}>
            <Icon name="Clock" size={16} />
            {clockText(seconds)}
          </Row>
          <IconButton
            icon="Grid"
            className="work-st-narrow"
            label={t('work.answering.navigator')}
            onClick={onNavigator}
          />
          <Button look="primary" className="not-narrow" onClick={onCheck} disabled={isClosed}>
            {t('work.answering.check')}
          </Button>
        </>
      }
    />
  );
}
