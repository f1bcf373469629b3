import { NumberField } from 'edutech/core/ui/form/fields';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type ConsentText, writeConsentText } from '../../api';

/** Writes the next version of a text that guardians sign; what they have signed stays as it was. */
export function TextForm({ text, onClose }: { text: ConsentText; onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const form = useForm({
    name: 'organisation.consentText',
    initial: { ...text, keepDays: String(text.keepDays) },
    check: ({ body, keepDays }) => ({
      ...(!body.trim() && { body: 'organisation.consents.needBody' }),
      ...(!Number(keepDays) && { keepDays: 'organisation.consents.needDays' }),
    }),
    save: (values) => call(writeConsentText, { ...values, keepDays: Number(values.keepDays) }, { quiet: true }),
    onSaved: () => {
      say('organisation.consents.written', { purpose: t(`organisation.consents.purpose.${text.purpose}`) });
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t(`organisation.consents.purpose.${text.purpose}`)}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'body', label: t('organisation.consents.body') },
        { name: 'bodyEn', label: t('organisation.consents.bodyEn') },
        { name: 'keepDays', label: t('organisation.consents.keepDays') },
      ]}
    >
      <p className="muted">{t('organisation.consents.newVersion', { version: text.version + 1 })}</p>
      <TextAreaField
        label={t('organisation.consents.body')}
        field={form.field('body')}
        lines={6}
        maxLength={2000}
        required
      />
      <TextAreaField
        label={t('organisation.consents.bodyEn')}
        field={form.field('bodyEn')}
        lines={6}
        maxLength={4000}
      />
      <NumberField label={t('organisation.consents.keepDays')} field={form.field('keepDays')} min={1} max={36500} />
    </FormDrawer>
  );
}
