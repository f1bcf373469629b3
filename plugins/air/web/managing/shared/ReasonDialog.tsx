import { FormattedMessage, useIntl } from 'react-intl';
import { Chip } from 'edutech/core/ui/Chip';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';

interface ReasonDialogProps {
  readonly act: 'return' | 'withdraw';
  readonly count: number;
  readonly onDone: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Reasons that come up again and again. */
const usual: Readonly<Record<ReasonDialogProps['act'], readonly string[]>> = {
  return: ['content', 'sound', 'picture', 'chapter'],
  withdraw: ['wrong', 'newer', 'rights'],
};

/** Asks why: whoever wrote the lesson reads it. */
export function ReasonDialog({ act, count, onDone, onClose }: ReasonDialogProps) {
  const intl = useIntl();
  const form = useForm({
    name: `air.${act}`,
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'air.error.noReason' } : {}),
    save: ({ reason }) => onDone(reason.trim()),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={<FormattedMessage id={`air.reason.${act}`} values={{ count }} />}
      form={form}
      onClose={onClose}
      submit={<FormattedMessage id={`air.act.${act}`} />}
    >
      <TextField
        label={intl.formatMessage({ id: 'air.reason.label' })}
        field={form.field('reason')}
        lines={3}
        maxLength={500}
        required
      />
      <div className="air-usual">
        {usual[act].map((name) => {
          const text = intl.formatMessage({ id: `air.reason.${act}.${name}` });
          return (
            <Chip key={name} selected={form.values.reason === text} onClick={() => form.set({ reason: text })}>
              {text}
            </Chip>
          );
        })}
      </div>
    </FormDialog>
  );
}
