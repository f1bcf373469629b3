import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { MomentField } from 'edutech/core/ui/form/MomentField';
import { useForm } from 'edutech/core/ui/form/use-form';

interface ExtendDialogProps {
  /** Deadline of the classes, the latest of them. */
  readonly dueat: string;
  readonly count: number;
  readonly onExtend: (dueat: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a later deadline. */
export function ExtendDialog({ dueat, count, onExtend, onClose }: ExtendDialogProps) {
  const intl = useIntl();
  const form = useForm<{ readonly dueat: string | null }>({
    name: 'work.extend',
    initial: { dueat: new Date(Date.parse(dueat) + 86_400_000).toISOString() },
    check: ({ dueat: wanted }) => (wanted && wanted > dueat ? {} : { dueat: 'work.error.deadlineEarlier' }),
    save: ({ dueat: wanted }) => onExtend(wanted ?? ''),
    onSaved: onClose,
  });
  const { error, value, onChange } = form.field('dueat');
  return (
    <FormDialog
      title={<FormattedMessage id="work.extend.title" values={{ count }} />}
      form={form}
      onClose={onClose}
      submit={<FormattedMessage id="work.act.extend" />}
    >
      <MomentField
        label={intl.formatMessage({ id: 'work.extend.dueat' })}
        hint={intl.formatMessage({ id: 'work.extend.hint' })}
        value={value}
        onChange={onChange}
        required
        error={error?.key && intl.formatMessage({ id: error.key })}
      />
    </FormDialog>
  );
}
