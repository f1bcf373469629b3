import { useText } from 'edutech/core/web/hooks';
import { simpleTypes } from '../../../kit/common/question-body';
import { Button } from 'edutech/core/ui/Button';
import { BulkBar } from 'edutech/core/ui/table/choosing/BulkBar';
import type { ImportItem } from '../../../api/importing';
import { TypeChoice } from './item/TypeChoice';
import type { RepairActs } from './use-repair';

interface RepairBulkProps {
  readonly items: readonly ImportItem[];
  readonly acts: RepairActs;
  readonly onClear: () => void;
  readonly onTake: (itemIds: readonly string[]) => void;
}

/** What is done with several questions of a paper at once. */
export function RepairBulk({ items, acts, onClear, onTake }: RepairBulkProps) {
  const t = useText();
  const ids = items.filter(({ questionId }) => questionId === null).map(({ itemId }) => itemId);
  const isAllLeft = items.every(({ isLeft }) => isLeft);
  const after = (isDone: boolean) => isDone && onClear();
  return (
    <BulkBar count={items.length} onClear={onClear}>
      <TypeChoice
        types={simpleTypes}
        value={null}
        label="questions.import.typeOfMany"
        onChange={(type) => void acts.setTypes(ids, type).then(after)}
      />
      <Button size="small" onClick={() => void acts.leave(ids, !isAllLeft).then(after)}>
        {t(isAllLeft ? 'questions.import.takeAgain' : 'questions.import.leave')}
      </Button>
      <Button size="small" look="primary" onClick={() => onTake(ids)}>
        {t('questions.import.take')}
      </Button>
    </BulkBar>
  );
}
