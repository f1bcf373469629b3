import { FormulaText } from '../../../kit/ui/formula/FormulaText';
import { SelectField } from 'edutech/core/ui/form/fields';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { reportFault } from '../../../api';
import type { Question } from '../../../api/records';
import { type FaultKind, faultKinds } from '../../../model/kinds';

interface FaultDialogProps {
  readonly question: Pick<Question, 'id' | 'version' | 'title'>;
  readonly onClose: () => void;
}

/** Says what is wrong with a question to whoever keeps it. */
export function FaultDialog({ question: { id, version, title }, onClose }: FaultDialogProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const form = useForm({
    name: 'questions.fault',
    initial: { kind: 'answer' as string, text: '' },
    check: ({ kind, text }) => (kind === 'other' && text.trim() === '' ? { text: 'questions.fault.noText' } : {}),
    save: ({ kind, text }) =>
      call(reportFault, { id, version, kind: kind as FaultKind, text: text.trim() }, { quiet: true }),
    onSaved: () => {
      messages.show('questions.fault.sent', { tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={t('questions.fault.title')} form={form} onClose={onClose} submit={t('questions.fault.send')}>
      <p className="clip2 note">
        <FormulaText text={title} />
      </p>
      <SelectField
        label={t('questions.fault.kind')}
        field={form.field('kind')}
        options={faultKinds.map((kind) => ({
          value: kind,
          label: t(`questions.fault.kind.${kind}`),
        }))}
      />
      <TextAreaField
        label={t('questions.fault.text')}
        hint={t('questions.fault.hint')}
        field={form.field('text')}
        lines={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
