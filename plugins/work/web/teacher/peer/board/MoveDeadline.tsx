import { useRevalidator } from 'react-router';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { changePeer } from '../../../../api';
import type { Swap } from './figures';

/** Another deadline for those who mark. */
export function MoveDeadline({ swap, onClose }: { readonly swap: Swap; readonly onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const form = useForm({
    name: 'work.peer.deadline',
    initial: { dueAt: swap.dueAt },
    save: ({ dueAt }) => call(changePeer, { swapId: swap.swapId, dueAt }, { quiet: true }),
    onSaved: () => {
      void revalidate();
      onClose();
    },
  });
  const { value, onChange, error } = form.field('dueAt');
  return (
    <FormDialog title={t('work.peer.move')} form={form} onClose={onClose}>
      <MomentField
        label={t('work.peer.dueAt')}
        value={value}
        required
        error={error?.key && t(error.key)}
        onChange={(moment) => moment && onChange(moment)}
      />
    </FormDialog>
  );
}
