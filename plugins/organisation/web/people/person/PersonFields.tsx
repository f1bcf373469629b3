import { DateField } from 'edutech/core/ui/form/days/DateField';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import type { Form } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';

/** What of a person can be typed. */
export interface PersonValues {
  readonly name: string;
  readonly usercode: string;
  readonly username: string;
  /** `1`, `2`, or empty. */
  readonly sex: string;
  readonly birthDate: string;
  readonly phone: string;
  readonly version: number;
}

export const sentPerson = ({ name, usercode, username, sex, birthDate, phone }: PersonValues) => ({
  name: name.trim(),
  usercode: usercode.trim(),
  username: username.trim().toLowerCase(),
  sex: sex ? (Number(sex) as 1 | 2) : null,
  birthDate,
  phone: phone.trim(),
});

/** What is wrong before anything is sent. */
export const wrongPerson = ({ name, usercode, username, phone }: PersonValues) => ({
  ...(name.trim() ? {} : { name: 'core.ui.form.required' }),
  ...(/^[A-Za-z0-9-]{2,30}$/.test(usercode.trim()) ? {} : { usercode: 'organisation.people.numberForm' }),
  ...(/^[a-z0-9][a-z0-9._@-]{1,59}$/.test(username.trim().toLowerCase())
    ? {}
    : { username: 'organisation.people.usernameForm' }),
  ...(/^[0-9-]{0,20}$/.test(phone.trim()) ? {} : { phone: 'organisation.people.phoneForm' }),
});

/** The fields of a person, of a form that may have more. */
export function PersonFields<Values extends PersonValues>({ form: given }: { form: Form<Values> }) {
  const t = useText();
  const form = given as unknown as Form<PersonValues>;
  const sexes = (['1', '2'] as const).map((sex) => ({
    value: sex,
    label: t(`organisation.sex.${sex}`),
  }));
  return (
    <>
      <TextField label={t('organisation.people.name')} field={form.field('name')} maxLength={40} required />
      <div className="form-pair">
        <TextField label={t('organisation.people.number')} field={form.field('usercode')} maxLength={30} required />
        <TextField label={t('organisation.people.username')} field={form.field('username')} maxLength={60} required />
      </div>
      <div className="form-pair">
        <SelectField
          label={t('organisation.people.sex')}
          field={form.field('sex')}
          options={sexes}
          none={t('organisation.people.unknown')}
        />
        <DateField label={t('organisation.people.birthDate')} field={form.field('birthDate')} />
      </div>
      <TextField label={t('organisation.people.phone')} field={form.field('phone')} type="tel" maxLength={20} />
    </>
  );
}
