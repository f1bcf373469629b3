import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { BankIcon } from '../../../shared/BankIcon';
import { cutsOf } from '../item-state';
import type { RepairItemProps } from './repair-item';

/** What is done with one question of a paper; each has a key. */
export function ItemActs({ item, isLast, mode, acts, row }: RepairItemProps) {
  const { blocks, options } = cutsOf(item);
  return (
    <footer className="questions-mend-acts">
      <Button size="small" look="soft" icon="Edit" onClick={() => row.open('edit', item)}>
        <FormattedMessage id="questions.import.edit" />
        <kbd className="key">Enter</kbd>
      </Button>
      <Button
        size="small"
        look="quiet"
        disabled={blocks + options === 0}
        aria-pressed={mode === 'cut'}
        onClick={() => (mode === 'cut' ? row.close() : row.open('cut', item))}
      >
        <span className="questions-icon-text">
          <BankIcon name="split" />
          <FormattedMessage id="questions.import.split" />
          <kbd className="key">S</kbd>
        </span>
      </Button>
      <Button
        size="small"
        look="quiet"
        disabled={isLast}
        onClick={() => void row.after(item, ({ itemId }) => acts.merge(itemId))}
      >
        <span className="questions-icon-text">
          <BankIcon name="merge" />
          <FormattedMessage id="questions.import.merge" />
          <kbd className="key">M</kbd>
        </span>
      </Button>
      <Button
        size="small"
        look="quiet"
        icon={item.isLeft ? 'Add' : 'Subtract'}
        onClick={() => void row.after(item, ({ itemId, isLeft }) => acts.leave([itemId], !isLeft))}
      >
        <FormattedMessage id={item.isLeft ? 'questions.import.takeAgain' : 'questions.import.leave'} />
        <kbd className="key">L</kbd>
      </Button>
    </footer>
  );
}
