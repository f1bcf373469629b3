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
  return: ['facts', 'source', 'words', 'pictures'],
  withdraw: ['wrong', 'changed', 'asked'],
};

/** Asks why: who wrote it is told so. */
export function ReasonDialog({ act, count, onDone, onClose }: ReasonDialogProps) {
  const intl = useIntl();
  const form = useForm({
    name: `news.${act}`,
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'news.error.noReason' } : {}),
    save: ({ reason }) => onDone(reason.trim()),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={<FormattedMessage id={`news.reason.${act}`} values={{ count }} />}
      form={form}
      onClose={onClose}
      submit={<FormattedMessage id={`news.act.${act}`} />}
    >
      <TextField
        label={intl.formatMessage({ id: 'news.reason.label' })}
        field={form.field('reason')}
        lines={3}
        maxLength={500}
        required
      />
      <div className="news-usual">
        {usual[act].map((name) => {
          const text = intl.formatMessage({ id: `news.reason.${act}.${name}` });
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
