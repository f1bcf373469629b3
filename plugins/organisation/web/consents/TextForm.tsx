import { FormattedMessage, useIntl } from 'react-intl';
import { NumberField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall } from 'edutech/core/web/hooks';
import { type ConsentText, writeConsentText } from '../../api';

/** Writes the next version of a text that guardians sign; what they have signed stays as it was. */
export function TextForm({ text, onClose }: { text: ConsentText; onClose: () => void }) {
  const intl = useIntl();
  const call = useCall();
  const say = useUndo();
  const label = (id: string) => intl.formatMessage({ id: `organisation.consents.${id}` });
  const form = useForm({
    name: 'organisation.consentText',
    initial: { ...text, keepDays: String(text.keepDays) },
    check: ({ body, keepDays }) => ({
      ...(!body.trim() && { body: 'organisation.consents.needBody' }),
      ...(!Number(keepDays) && { keepDays: 'organisation.consents.needDays' }),
    }),
    save: (values) => call(writeConsentText, { ...values, keepDays: Number(values.keepDays) }, { quiet: true }),
    onSaved: () => {
      say('organisation.consents.written', { purpose: label(`purpose.${text.purpose}`) });
      onClose();
    },
  });
  return (
    <FormDrawer
      title={<FormattedMessage id={`organisation.consents.purpose.${text.purpose}`} />}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'body', label: label('body') },
        { name: 'bodyEn', label: label('bodyEn') },
        { name: 'keepDays', label: label('keepDays') },
      ]}
    >
      <p className="muted">
        <FormattedMessage id="organisation.consents.newVersion" values={{ version: text.version + 1 }} />
      </p>
      <TextField label={label('body')} field={form.field('body')} lines={6} maxLength={2000} required />
      <TextField label={label('bodyEn')} field={form.field('bodyEn')} lines={6} maxLength={4000} />
      <NumberField label={label('keepDays')} field={form.field('keepDays')} min={1} max={36500} />
    </FormDrawer>
  );
}
