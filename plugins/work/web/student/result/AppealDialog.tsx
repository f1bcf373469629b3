import type { Id } from 'edutech/core/common/ids';
import { ReasonDialog } from 'edutech/core/ui/form/ReasonDialog';
import { useCall, useText } from 'edutech/core/web/hooks';
import { appealMine } from '../../../api';

interface AppealDialogProps {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly number: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks the teacher to look at an item again: once, with a reason. */
export function AppealDialog({ attemptId, itemId, number, onDone, onClose }: AppealDialogProps) {
  const t = useText();
  const call = useCall();
  return (
    <ReasonDialog
      name="work.appeal"
      title={t('work.result.appeal.title', { number })}
      submit={t('work.result.appeal.send')}
      label="work.result.appeal.reason"
      missing="work.result.appeal.missing"
      usual={['work.result.appeal.other', 'work.result.appeal.variant', 'work.result.appeal.seen']}
      onDone={async (reason) => {
        await call(appealMine, { attemptId, itemId, reason }, { quiet: true });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
