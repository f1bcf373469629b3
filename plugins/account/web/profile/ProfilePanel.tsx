import { type FormEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { ConflictView } from 'edutech/core/ui/form/saving/ConflictView';
import { useForm } from 'edutech/core/ui/form/use-form';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { editProfile, type OwnProfile } from '../../api/profile';
import { Choice, TextLine } from '../shared/PlainFields';

type Values = Pick<OwnProfile, 'phone' | 'version'> & { /** Empty: not said. */ readonly sex: string };
type Wire = Pick<OwnProfile, 'sex' | 'phone' | 'version'>;

const shown = ({ sex, phone, version }: Wire): Values => ({
  sex: sex === null ? '' : String(sex),
  phone,
  version,
});

/** What one keeps oneself: sex and telephone; and what the school keeps, with who changes it. */
export function ProfilePanel({ profile, mayEdit }: { profile: OwnProfile; mayEdit: boolean }) {
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  /** The version that this page has written last: saving twice is no conflict with oneself. */
  const saved = useRef(profile.version);
  const form = useForm<Values>({
    name: 'account.profile',
    initial: shown(profile),
    read: (version) => shown(version as unknown as Wire),
    check: ({ phone }) =>
      /^(\+?[0-9][0-9 -]{4,18})?$/.test(phone.trim()) ? {} : { phone: 'account.profile.phoneWrong' },
    save: async ({ sex, phone, version }) => {
      const written = { sex: sex === '' ? null : (Number(sex) as 1 | 2), phone: phone.trim() };
      const newest = Math.max(version, saved.current);
      saved.current = (await call(editProfile, { ...written, version: newest }, { quiet: true })).version;
    },
    onSaved: () => void revalidate(),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const sexes = [
    { value: '1', label: t('account.profile.male') },
    { value: '2', label: t('account.profile.female') },
  ];
  const sexOf = (sex: Values['sex']) => sexes.find(({ value }) => value === sex)?.label ?? '–';
  const kept = [
    { id: 'name', value: profile.name },
    { id: 'usercode', value: profile.usercode },
    ...(profile.maySetSex ? [] : [{ id: 'sex', value: sexOf(form.values.sex) }]),
  ];
  return (
    <Panel title={t('account.profile.own')}>
      <Stack className="pad-x-4 pad-b-4">
        <dl className="account-kept">
          {kept.map(({ id, value }) => (
            <div key={id}>
              <dt className="muted t-13">{t(`account.profile.${id}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="account-note muted t-13">{t('account.profile.hint')}</p>
        {form.conflict ? (
          <ConflictView
            conflict={form.conflict}
            fields={[
              { name: 'sex', label: t('account.profile.sex'), show: sexOf },
              { name: 'phone', label: t('account.profile.phone') },
            ]}
            busy={form.saving?.state === 'saving'}
            resolve={form.resolve}
          />
        ) : (
          mayEdit && (
            <Stack as="form" gap={4} className="account-own-form" onSubmit={send} noValidate>
              {profile.maySetSex && (
                <Choice
                  label={t('account.profile.sex')}
                  field={form.field('sex')}
                  none={t('account.profile.notSaid')}
                  groups={[{ options: sexes }]}
                />
              )}
              <TextLine
                label={t('account.profile.phone')}
                field={form.field('phone')}
                type="tel"
                maxLength={20}
                autoComplete="tel"
                hint={t('account.profile.phoneHint')}
              />
              {form.error !== null && (
                <p className="above-2 ink-late t-13" role="alert">
                  <ErrorText error={form.error} />
                </p>
              )}
              <Row wrap gap={3} className="account-send">
                <Button look="primary" type="submit" disabled={!form.isDirty} busy={form.saving?.state === 'saving'}>
                  {t('account.factors.save')}
                </Button>
                {form.saving && <SaveState saving={form.saving} />}
              </Row>
            </Stack>
          )
        )}
      </Stack>
    </Panel>
  );
}
