import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { resetFactors } from '../../api';

/** As the server has it: api/factors.ts. */
const leastReason = 4;

/** For a lost phone: takes all second steps of the person away who is open in the list (place `organisation.person`). */
export function Block() {
  const t = useText();
  const { search } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const person = new URLSearchParams(search).get('open');
  if (!person) return null;
  return (
    <>
      <Button size="small" icon="Key" onClick={() => setAsking(true)}>
        {t('account.personFactors.reset')}
      </Button>
      {isAsking && <ResetDialog person={person} onClose={() => setAsking(false)} />}
    </>
  );
}

function ResetDialog({ person, onClose }: { person: string; onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const form = useForm({
    name: 'account.personFactors',
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim().length < leastReason ? { reason: 'core.ui.form.reasonShort' } : {}),
    save: async ({ reason }) => {
      const { removed } = await call(resetFactors, { person, reason: reason.trim() }, { quiet: true });
      messages.show('account.personFactors.done', { tone: 'success', values: { removed } });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('account.personFactors.reset')}
      form={form}
      onClose={onClose}
      submit={t('account.personFactors.ok')}
    >
      <p className="note">{t('account.personFactors.text')}</p>
      <TextAreaField
        label={t('account.personFactors.reason')}
        hint={t('account.personFactors.reasonHint')}
        field={form.field('reason')}
        lines={2}
        maxLength={200}
        required
      />
    </FormDialog>
  );
}
