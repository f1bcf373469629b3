import { useIntl } from 'react-intl';
import { type Purpose, purposes, relations } from 'edutech/core/common/organisation/consent';
import { Button } from 'edutech/core/ui/Button';
import { ChecksField, SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { LinkPanel } from './LinkPanel';
import { type ConsentStudent, giveConsent, withdrawConsent } from '../../api';

type Given = ConsentStudent['given'][number];

/** Records the signed form of one student's guardian, and what a guardian has taken back. */
export function ConsentForm({ student, onClose }: { student: ConsentStudent; onClose: () => void }) {
  const intl = useIntl();
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const { personId, name, given } = student;
  const form = useForm({
    name: 'organisation.consent',
    initial: {
      guardian: given[0]?.guardian ?? '',
      relation: (given[0]?.relation ?? 'mother') as string,
      // nothing is ticked beforehand: what stands on the signed form is, by hand
      purposes: [] as readonly string[],
    },
    check: ({ guardian, purposes: chosen }) => ({
      ...(!guardian.trim() && { guardian: 'organisation.consents.needGuardian' }),
      ...(chosen.length === 0 && { purposes: 'organisation.consents.needPurpose' }),
    }),
    save: (values) =>
      call(
        giveConsent,
        { personId, ...values, purposes: values.purposes as Purpose[], relation: values.relation as Given['relation'] },
        { quiet: true },
      ),
    onSaved: ({ purposes: chosen }) => {
      say('organisation.consents.recorded', { name }, () =>
        Promise.all(chosen.map((purpose) => call(withdrawConsent, { personId, purpose: purpose as Purpose }))),
      );
      onClose();
    },
  });
  const withdraw = async (one: Given) => {
    try {
      await call(withdrawConsent, { personId, purpose: one.purpose });
      const { guardian, relation, purpose } = one;
      say('organisation.consents.withdrawn', { name }, () =>
        call(giveConsent, { personId, purposes: [purpose], guardian, relation }),
      );
    } catch {
      // the call has shown the error
    }
  };
  return (
    <FormDrawer
      title={t('organisation.consents.of', { name })}
      form={form}
      onClose={onClose}
      submit={t('organisation.consents.record')}
    >
      {given.length > 0 && (
        <ul className="organisation-given">
          {given.map((one) => (
            <li key={one.purpose} className="row">
              <div className="row-main">
                <span className="row-title">{t(`organisation.consents.purpose.${one.purpose}`)}</span>
                <span className="row-note">
                  {t('organisation.consents.givenBy', {
                    guardian: one.guardian,
                    relation: t(`organisation.consents.relation.${one.relation}`),
                    day: intl.formatDate(one.givenAt),
                    version: one.version,
                  })}
                </span>
              </div>
              <Button look="danger" size="small" onClick={() => void withdraw(one)}>
                {t('organisation.consents.withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LinkPanel personId={personId} name={name} />
      <p className="muted">{t('organisation.consents.paper')}</p>
      <TextField label={t('organisation.consents.guardian')} field={form.field('guardian')} required maxLength={60} />
      <SelectField
        label={t('organisation.consents.relation')}
        field={form.field('relation')}
        options={relations.map((value) => ({
          value,
          label: t(`organisation.consents.relation.${value}`),
        }))}
      />
      <ChecksField
        label={t('organisation.consents.purposes')}
        field={form.field('purposes')}
        options={purposes.map((value) => ({ value, label: t(`organisation.consents.purpose.${value}`) }))}
      />
    </FormDrawer>
  );
}
