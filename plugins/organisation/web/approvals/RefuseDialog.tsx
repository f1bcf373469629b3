import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/use-undo';
import { useCall } from 'edutech/core/web/hooks';
import { refuseRequest, reopenRequest, type RequestItem } from '../../api';

interface RefuseDialogProps {
  readonly request: RequestItem;
  readonly onClose: () => void;
}

/** Asks why a request is refused; the applicant is told the reason. */
export function RefuseDialog({ request, onClose }: RefuseDialogProps) {
  const intl = useIntl();
  const call = useCall();
  const say = useUndo();
  const form = useForm({
    name: 'organisation.refusal',
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'core.ui.form.required' }),
    save: ({ reason }) => call(refuseRequest, { requestId: request.id, reason }, { quiet: true }),
    onSaved: () => {
      say('organisation.approvals.refusedDone', { name: request.name }, () =>
        call(reopenRequest, { requestId: request.id }),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={<FormattedMessage id="organisation.approvals.refuseNamed" values={{ name: request.name }} />}
      form={form}
      onClose={onClose}
      submit={<FormattedMessage id="organisation.approvals.refuse" />}
    >
      <TextField
        label={intl.formatMessage({ id: 'organisation.approvals.reason' })}
        field={form.field('reason')}
        hint={intl.formatMessage({ id: 'organisation.approvals.reasonHint' })}
        lines={3}
        required
      />
    </FormDialog>
  );
}
