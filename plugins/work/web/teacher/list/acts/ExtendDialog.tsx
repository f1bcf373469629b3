import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';

interface ExtendDialogProps {
  /** Deadline of the classes, the latest of them. */
  readonly dueAt: string;
  readonly count: number;
  readonly onExtend: (dueAt: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a later deadline. */
export function ExtendDialog({ dueAt, count, onExtend, onClose }: ExtendDialogProps) {
  const t = useText();
  const form = useForm<{ readonly dueAt: string | null }>({
    name: 'work.extend',
    initial: { dueAt: new Date(Date.parse(dueAt) + 86_400_000).toISOString() },
    check: ({ dueAt: wanted }) => (wanted && wanted > dueAt ? {} : { dueAt: 'work.error.deadlineEarlier' }),
    save: ({ dueAt: wanted }) => onExtend(wanted ?? ''),
    onSaved: onClose,
  });
  const { error, value, onChange } = form.field('dueAt');
  return (
    <FormDialog title={t('work.extend.title', { count })} form={form} onClose={onClose} submit={t('work.act.extend')}>
      <MomentField
        label={t('work.extend.dueAt')}
        hint={t('work.extend.hint')}
        value={value}
        onChange={onChange}
        required
        error={error?.key && t(error.key)}
      />
    </FormDialog>
  );
}
