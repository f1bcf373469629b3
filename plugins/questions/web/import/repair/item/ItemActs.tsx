import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { BankIcon } from '../../../shared/BankIcon';
import { cutsOf } from '../item-state';
import type { RepairItemProps } from './repair-item';

/** What is done with one question of a paper; each has a key. */
export function ItemActs({ item, isLast, mode, acts, row }: RepairItemProps) {
  const t = useText();
  const { blocks, options } = cutsOf(item);
  return (
    <Row as="footer" wrap gap={1} className="questions-mend-acts pad-y-2 pad-x-3 ruled-top">
      <Button size="small" look="soft" icon="Edit" onClick={() => row.open('edit', item)}>
        {t('questions.import.edit')}
        <kbd className="key">Enter</kbd>
      </Button>
      <Button
        size="small"
        look="quiet"
        disabled={blocks + options === 0}
        aria-pressed={mode === 'cut'}
        onClick={() => (mode === 'cut' ? row.close() : row.open('cut', item))}
      >
        <Row as="span">
          <BankIcon name="split" />
          {t('questions.import.split')}
          <kbd className="key">S</kbd>
        </Row>
      </Button>
      <Button
        size="small"
        look="quiet"
        disabled={isLast}
        onClick={() => void row.after(item, ({ itemId }) => acts.merge(itemId))}
      >
        <Row as="span">
          <BankIcon name="merge" />
          {t('questions.import.merge')}
          <kbd className="key">M</kbd>
        </Row>
      </Button>
      <Button
        size="small"
        look="quiet"
        icon={item.isLeft ? 'Add' : 'Subtract'}
        onClick={() => void row.after(item, ({ itemId, isLeft }) => acts.leave([itemId], !isLeft))}
      >
        {t(item.isLeft ? 'questions.import.takeAgain' : 'questions.import.leave')}
        <kbd className="key">L</kbd>
      </Button>
    </Row>
  );
}
