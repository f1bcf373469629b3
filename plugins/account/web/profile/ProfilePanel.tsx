import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { ConflictView } from 'edutech/core/ui/form/saving/ConflictView';
import { useForm } from 'edutech/core/ui/form/use-form';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import type { UserInfo } from 'edutech/core/common/session';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { editProfile, type OwnProfile } from '../../api';
import { SettingRow } from '../centre/SettingRow';
import { Choice, TextLine } from '../shared/PlainFields';
import { AvatarField } from './AvatarField';
import { MailRow } from './MailRow';
import { PhoneCheck } from './PhoneCheck';
import { schoolsOf } from './schools-of';

interface ProfilePanelProps {
  readonly user: UserInfo;
  readonly profile: OwnProfile;
  readonly mayEdit: boolean;
}

type Values = Pick<OwnProfile, 'phone' | 'version'> & { /** Empty: not said. */ readonly sex: string };
type Wire = Pick<OwnProfile, 'sex' | 'phone' | 'version'>;

const shown = ({ sex, phone, version }: Wire): Values => ({
  sex: sex === null ? '' : String(sex),
  phone,
  version,
});

/** What is known of oneself: what the school keeps, with a lock, and what one changes oneself, a row at a time. */
export function ProfilePanel({ user, profile, mayEdit }: ProfilePanelProps) {
  const t = useText();
  const [editing, setEditing] = useState<'sex' | 'phone' | null>(null);
  const form = useProfileForm(profile, () => setEditing(null));
  const sexes = [
    { value: '1', label: t('account.profile.male') },
    { value: '2', label: t('account.profile.female') },
  ];
  const sexOf = (sex: Values['sex']) => sexes.find(({ value }) => value === sex)?.label ?? '–';
  const change = (field: 'sex' | 'phone') =>
    mayEdit &&
    editing === null && (
      <Button
        size="small"
        aria-label={t('account.profile.changeOf', { field: t(`account.profile.${field}`) })}
        onClick={() => setEditing(field)}
      >
        {t('account.profile.change')}
      </Button>
    );
  const cancel = () => {
    form.reset();
    setEditing(null);
  };
  return (
    <Panel title={t('account.profile.own')}>
      <ul className="pad-x-4 pad-b-2">
        <SettingRow
          label={t('account.profile.picture')}
          value={<AvatarField user={user} />}
          help={t('account.profile.pictureHelp')}
        />
        <SettingRow label={t('account.profile.name')} value={profile.name} keeper="school" />
        <SettingRow label={t('account.profile.username')} value={profile.username} keeper="school" />
        <SettingRow label={t('account.profile.usercode')} value={profile.usercode} keeper="school" />
        {schoolsOf(user).map((school) => (
          <SettingRow key={school} label={t('account.profile.school')} value={school} keeper="school" />
        ))}
        <SettingRow
          label={t('account.profile.sex')}
          value={sexOf(shown(profile).sex)}
          {...(profile.maySetSex ? { action: change('sex') } : { keeper: 'school' as const })}
        >
          {editing === 'sex' && (
            <EditedRow form={form} sexOf={sexOf} onCancel={cancel}>
              <Choice
                label={t('account.profile.sex')}
                field={form.field('sex')}
                none={t('account.profile.notSaid')}
                groups={[{ options: sexes }]}
              />
            </EditedRow>
          )}
        </SettingRow>
        <SettingRow
          label={t('account.profile.phone')}
          value={profile.phone || '–'}
          help={t('account.profile.phoneHint')}
          action={change('phone')}
        >
          {editing === null && mayEdit && profile.phone && profile.phoneCheck && (
            <PhoneCheck phone={profile.phone} check={profile.phoneCheck} />
          )}
          {editing === 'phone' && (
            <EditedRow form={form} sexOf={sexOf} onCancel={cancel}>
              <TextLine
                label={t('account.profile.phone')}
                field={form.field('phone')}
                type="tel"
                maxLength={20}
                autoComplete="tel"
              />
            </EditedRow>
          )}
        </SettingRow>
        {profile.mail && <MailRow mail={profile.mail} mayEdit={mayEdit} />}
      </ul>
      <p className="note pad-x-4 pad-b-4">{t('account.profile.hint')}</p>
    </Panel>
  );
}

/** Both fields are one thing to the server, with one version. */
function useProfileForm(profile: OwnProfile, onEnd: () => void) {
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  /** The version that this page has written last: saving twice is no conflict with oneself. */
  const saved = useRef(profile.version);
  return useForm<Values>({
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
    onSaved: () => {
      messages.show('account.profile.saved', { tone: 'success' });
      onEnd();
      void revalidate();
    },
  });
}

interface EditedRowProps {
  readonly form: ReturnType<typeof useProfileForm>;
  readonly sexOf: (sex: string) => string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The field of a row that is being changed, or both versions where an administrator has changed it meanwhile. */
function EditedRow({ form, sexOf, onCancel, children }: EditedRowProps) {
  const t = useText();
  const isBusy = form.saving?.state === 'saving';
  const send = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  if (form.conflict)
    return (
      <ConflictView
        conflict={form.conflict}
        fields={[
          { name: 'sex', label: t('account.profile.sex'), show: sexOf },
          { name: 'phone', label: t('account.profile.phone') },
        ]}
        busy={isBusy}
        resolve={form.resolve}
      />
    );
  return (
    <Stack as="form" gap={4} className="account-own-form" onSubmit={send} noValidate>
      {children}
      {form.error !== null && (
        <p className="above-2 ink-late t-13" role="alert">
          <ErrorText error={form.error} />
        </p>
      )}
      <Row wrap gap={3}>
        <Button look="primary" type="submit" disabled={!form.isDirty} busy={isBusy}>
          {t('account.factors.save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('core.ui.form.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
