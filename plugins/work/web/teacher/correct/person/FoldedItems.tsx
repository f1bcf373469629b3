import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { PaperItem } from '../giving/use-giving';

interface FoldedItemsProps {
  readonly items: readonly PaperItem[];
  /** One of them is at hand: they are all in sight. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Choices that the machine has marked, as one line until somebody wants to see them: what was wrong, and the points. */
export function FoldedItems({ items, isOpen, children }: FoldedItemsProps) {
  const t = useText();
  const intl = useIntl();
  const [isUnfolded, setUnfolded] = useState(false);
  if (isOpen || isUnfolded) return children;
  const wrong = items.filter(({ cell, column }) => (cell.points ?? 0) < column.of);
  const sum = (of: (item: PaperItem) => number) => items.reduce((total, item) => total + of(item), 0);
  return (
    <Row wrap rows={1} className="correct-paper-folded pad-y-2 pad-x-4 raised round-card paper">
      <b className="num">
        {t('work.correct.folded', { from: items[0]?.column.number, to: items.at(-1)?.column.number })}
      </b>
      <span className={wrong.length > 0 ? 'ink-late' : 'ink-done'}>
        {t('work.correct.folded.wrong', {
          count: wrong.length,
          numbers: intl.formatList(wrong.map(({ column }) => column.number)),
        })}
      </span>
      <span className="num muted">
        {t('work.correct.folded.points', {
          points: sum(({ cell }) => cell.points ?? 0),
          of: sum(({ column }) => column.of),
        })}
      </span>
      <Button size="small" look="quiet" iconAfter="ChevronDown" onClick={() => setUnfolded(true)}>
        {t('work.correct.folded.show')}
      </Button>
    </Row>
  );
}
