import { useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { termsPath } from 'edutech/core/common/organisation/agreement';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { register, type requestPlaces } from '../../api';
import { shownReceipt } from '../../model/centre/receipt';
import { Choice, TextLine } from '../shared/PlainFields';
import { useProving } from '../shared/useProving';
import { ReceiptNote } from './ReceiptNote';
import { RequestForm } from './RequestCard';

type Applicant = 'student' | 'staff';
const empty = {
  schoolId: '',
  applicant: 'student' as Applicant,
  name: '',
  number: '',
  place: '',
  phone: '',
  mail: '',
  note: '',
};
type Asked = typeof empty;

/** What can be said before anything is sent. */
function check(asked: Asked): Partial<Record<keyof Asked, string>> {
  const wrong: Partial<Record<keyof Asked, string>> = {};
  if (asked.schoolId === '') wrong.schoolId = 'account.register.schoolMissing';
  if (asked.name.trim() === '') wrong.name = 'account.register.nameMissing';
  if (!/^[A-Za-z0-9-]{2,32}$/.test(asked.number.trim())) wrong.number = 'account.register.numberWrong';
  if (asked.phone.trim() === '' && asked.mail.trim() === '') wrong.phone = 'account.register.contactNeeded';
  else if (!/^(\+?[0-9][0-9 -]{4,18})?$/.test(asked.phone.trim())) wrong.phone = 'account.profile.phoneWrong';
  if (!/^([^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]{2,})?$/.test(asked.mail.trim())) wrong.mail = 'account.mail.addressWrong';
  return wrong;
}

/** The request: who, where, and how the school reaches the person. */
export function RegisterForm({ places }: { places: OutputOf<typeof requestPlaces> }) {
  const t = useText();
  const call = useCall();
  const { share, prove } = useProving();
  const [receipt, setReceipt] = useState<string | null>(null);
  const form = useForm<Asked>({
    name: 'account.register',
    initial: empty,
    check,
    save: async (asked) => {
      const trimmed = { ...asked, number: asked.number.trim(), phone: asked.phone.trim(), mail: asked.mail.trim() };
      const answer = await prove((proof) => call(register, { ...trimmed, proof }, { quiet: true }));
      setReceipt(shownReceipt(answer.receipt));
    },
  });
  if (receipt !== null) return <ReceiptNote receipt={receipt} hasMail={places.hasMail && form.values.mail !== ''} />;
  const { applicant } = form.values;
  return (
    <RequestForm form={form} proof={share} act={t('account.register.send')}>
      <div className="account-field">
        <Segmented
          label={t('account.register.applicant')}
          options={[
            { value: 'student', label: t('account.register.student') },
            { value: 'staff', label: t('account.register.staff') },
          ]}
          value={applicant}
          onChange={(value) => form.set({ applicant: value })}
        />
      </div>
      <Choice
        label={t('account.register.school')}
        field={form.field('schoolId')}
        required
        none={t('account.register.chooseSchool')}
        groups={places.counties.map(({ name, schools }) => ({
          name,
          options: schools.map((school) => ({ value: school.id, label: school.name })),
        }))}
      />
      <Grid columns={2} align="start" className="account-ask-pair">
        <TextLine
          label={t('account.register.name')}
          field={form.field('name')}
          required
          maxLength={40}
          autoComplete="name"
        />
        <TextLine
          label={t(`account.register.number.${applicant}`)}
          field={form.field('number')}
          required
          maxLength={32}
          hint={t(`account.register.numberHint.${applicant}`)}
        />
      </Grid>
      <TextLine label={t(`account.register.place.${applicant}`)} field={form.field('place')} maxLength={60} />
      <Grid columns={2} align="start" className="account-ask-pair">
        <TextLine
          label={t('account.register.phone')}
          field={form.field('phone')}
          type="tel"
          maxLength={20}
          autoComplete="tel"
          hint={t('account.register.phoneHint')}
        />
        {places.hasMail && (
          <TextLine
            label={t('account.register.mail')}
            field={form.field('mail')}
            type="email"
            maxLength={254}
            autoComplete="email"
          />
        )}
      </Grid>
      <TextLine label={t('account.register.note')} field={form.field('note')} maxLength={300} lines={2} />
      <p className="account-note muted t-13">
        {t('account.register.privacy')}{' '}
        <a className="account-agree-link ink-brand" href={termsPath} target="_blank" rel="noopener">
          {t('account.agree.title')}
        </a>
      </p>
    </RequestForm>
  );
}
