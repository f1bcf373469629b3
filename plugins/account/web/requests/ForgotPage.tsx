import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { forgotPassword, requestPlaces } from '../../api/requests';
import { TextLine } from '../shared/PlainFields';
import { useProving } from '../shared/useProving';
import { RequestCard, RequestDone, RequestForm } from './RequestCard';

type Ways = Pick<OutputOf<typeof requestPlaces>, 'hasMail'>;

export const loader = async ({ call, signal }: LoaderArgs): Promise<Ways> => {
  const { hasMail } = await call(requestPlaces, {}, { quiet: true, signal });
  return { hasMail };
};

const empty = { username: '', name: '', phone: '', way: 'school' as 'school' | 'mail' };

/** `/forgot-password`: a link by e-mail, or a word to the school, which gives a new first password. */
export function Page() {
  const t = useText();
  const call = useCall();
  const { hasMail } = useLoaderData<Ways>();
  const { share, prove } = useProving();
  const [sent, setSent] = useState<'school' | 'mail' | null>(null);
  const form = useForm({
    name: 'account.forgot',
    initial: { ...empty, way: hasMail ? ('mail' as const) : empty.way },
    check: ({ username, way, name }) => ({
      ...(username.trim() === '' && { username: 'core.session.usernameMissing' }),
      ...(way === 'school' && name.trim() === '' && { name: 'account.register.nameMissing' }),
    }),
    save: async (asked) => {
      await prove((proof) => call(forgotPassword, { ...asked, proof }, { quiet: true }));
      setSent(asked.way);
    },
  });
  return (
    <RequestCard title={t('account.forgot.title')} intro={sent === null && t('account.forgot.intro')}>
      {sent !== null ? (
        <RequestDone title={t(`account.forgot.sent.${sent}`)}>
          <p>{t(`account.forgot.sentText.${sent}`)}</p>
          <Button to="/login" icon="Home">
            {t('account.ask.home')}
          </Button>
        </RequestDone>
      ) : (
        <RequestForm form={form} proof={share} act={t(`account.forgot.send.${form.values.way}`)}>
          {hasMail && (
            <div className="account-field">
              <Segmented
                label={t('account.forgot.way')}
                options={[
                  { value: 'mail', label: t('account.forgot.way.mail') },
                  { value: 'school', label: t('account.forgot.way.school') },
                ]}
                value={form.values.way}
                onChange={(way) => form.set({ way })}
              />
            </div>
          )}
          <p className="account-note muted t-13">{t(`account.forgot.text.${form.values.way}`)}</p>
          <TextLine
            label={t('account.forgot.username')}
            field={form.field('username')}
            required
            maxLength={64}
            autoComplete="username"
          />
          {form.values.way === 'school' && (
            <Grid columns={2} align="start" className="account-ask-pair">
              <TextLine
                label={t('account.register.name')}
                field={form.field('name')}
                required
                maxLength={40}
                autoComplete="name"
              />
              <TextLine
                label={t('account.register.phone')}
                field={form.field('phone')}
                type="tel"
                maxLength={20}
                autoComplete="tel"
              />
            </Grid>
          )}
        </RequestForm>
      )}
      {!hasMail && sent === null && <p className="account-note muted t-13">{t('account.forgot.administrators')}</p>}
    </RequestCard>
  );
}
