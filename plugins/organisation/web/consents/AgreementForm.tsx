import { useState } from 'react';
import { cityDay } from 'edutech/core/common/time/city-time';
import { DateField } from 'edutech/core/ui/form/days/DateField';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AgreementText, writeAgreement } from '../../api';
import { nextVersionOf } from '../../model/next-agreement';

/** Writes the next version of the terms of use or the privacy notice, which everybody is asked for from its day on. */
export function AgreementForm({ text, onClose }: { text: AgreementText; onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
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
      title={t(`organisation.agreements.${text.kind}`)}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'body', label: t('organisation.consents.body') },
        { name: 'bodyEn', label: t('organisation.consents.bodyEn') },
        { name: 'inForceFrom', label: t('organisation.agreements.inForceFrom') },
      ]}
    >
      <p className="muted">{t('organisation.agreements.newVersion', { version: text.version + 1 })}</p>
      <DateField label={t('organisation.agreements.inForceFrom')} field={form.field('inForceFrom')} required />
      <TextAreaField
        label={t('organisation.consents.body')}
        field={form.field('body')}
        lines={12}
        maxLength={20_000}
        required
      />
      <TextAreaField
        label={t('organisation.consents.bodyEn')}
        field={form.field('bodyEn')}
        lines={12}
        maxLength={40_000}
      />
    </FormDrawer>
  );
}
