import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type ApprovalItem, refuseRequest, reopenRequest } from '../../api';

interface RefuseFormProps {
  readonly request: ApprovalItem;
  readonly onClose: () => void;
  readonly onRefused: () => void;
}

/** Refuses with a reason, which the applicant reads; for ten seconds it can be taken back. */
export function RefuseForm({ request, onClose, onRefused }: RefuseFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const { id, name, number } = request;
  const form = useForm({
    name: 'organisation.refusal',
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim().length < 2 ? { reason: 'organisation.approvals.reasonMissing' } : {}),
    save: ({ reason }) => call(refuseRequest, { id, reason }, { quiet: true }),
    onSaved: () => {
      say('organisation.approvals.refusedNow', { name: name || number }, () => call(reopenRequest, { id }));
      onRefused();
    },
  });
  return (
    <FormDrawer
      title={t('organisation.approvals.refuse')}
      form={form}
      onClose={onClose}
      submit={t('organisation.approvals.refuse')}
    >
      <TextAreaField
        label={t('organisation.approvals.reason')}
        field={form.field('reason')}
        hint={t('organisation.approvals.reasonHint')}
        required
        maxLength={200}
        lines={4}
      />
    </FormDrawer>
  );
}
