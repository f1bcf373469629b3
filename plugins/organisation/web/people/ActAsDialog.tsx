import type { Id } from 'edutech/core/common/ids';
import { useSession, useText } from 'edutech/core/web/hooks';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';

interface ActAsDialogProps {
  readonly person: { readonly id: Id; readonly name: string };
  readonly onClose: () => void;
}

/** As the server has it: core/common/api/acting.ts. */
const leastReason = 4;

/**
 * Asks for the reason for acting as another person, and begins: the document reloads. Show it to holders of
 * `organisation_admin.act_as` only.
 */
export function ActAsDialog({ person, onClose }: ActAsDialogProps) {
  const t = useText();
  const session = useSession();
  const form = useForm({
    name: 'organisation.acting',
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim().length < leastReason ? { reason: 'core.ui.form.reasonShort' } : {}),
    save: ({ reason }) => session.actAs(person.id, reason.trim()),
  });
  return (
    <FormDialog
      title={t('organisation.acting.title', { name: person.name })}
      form={form}
      onClose={onClose}
      submit={t('organisation.acting.begin')}
    >
      <p className="note">{t('organisation.acting.text')}</p>
      <TextAreaField
        label={t('organisation.acting.reason')}
        hint={t('organisation.acting.reasonHint', { least: leastReason })}
        field={form.field('reason')}
        lines={2}
        maxLength={200}
        required
      />
    </FormDialog>
  );
}
