import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cityDay } from 'edutech/core/common/time/city-time';
import { DateField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall } from 'edutech/core/web/hooks';
import { type AgreementText, writeAgreement } from '../../api';
import { nextVersionOf } from '../../model/next-agreement';

/** Writes the next version of the terms of use or the privacy notice, which everybody is asked for from its day on. */
export function AgreementForm({ text, onClose }: { text: AgreementText; onClose: () => void }) {
  const intl = useIntl();
  const call = useCall();
  const say = useUndo();
  const label = (id: string) => intl.formatMessage({ id: `organisation.${id}` });
  const [initial] = useState(() => nextVersionOf(text, cityDay(new Date())));
  const form = useForm({
    name: 'organisation.agreement',
    initial,
    check: ({ body, inForceFrom }) => ({
      ...(!body.trim() && { body: 'organisation.consents.needBody' }),
      ...(!/^\d{4}-\d{2}-\d{2}$/.test(inForceFrom) && { inForceFrom: 'organisation.agreements.needDay' }),
    }),
    save: (values) => call(writeAgreement, values, { quiet: true }),
    onSaved: () => {
      say('organisation.agreements.written', {});
      onClose();
    },
  });
  return (
    <FormDrawer
      title={<FormattedMessage id={`organisation.agreements.${text.kind}`} />}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'body', label: label('consents.body') },
        { name: 'bodyEn', label: label('consents.bodyEn') },
        { name: 'inForceFrom', label: label('agreements.inForceFrom') },
      ]}
    >
      <p className="muted">
        <FormattedMessage id="organisation.agreements.newVersion" values={{ version: text.version + 1 }} />
      </p>
      <DateField label={label('agreements.inForceFrom')} field={form.field('inForceFrom')} required />
      <TextField label={label('consents.body')} field={form.field('body')} lines={12} maxLength={20_000} required />
      <TextField label={label('consents.bodyEn')} field={form.field('bodyEn')} lines={12} maxLength={40_000} />
    </FormDrawer>
  );
}
