import { useEffect, useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { AppError } from 'edutech/core/common/errors';
import { frontPath } from 'edutech/core/common/front';
import { passwordRules } from 'edutech/core/common/security/password-policy';
import { Button } from 'edutech/core/ui/Button';
import { useForm } from 'edutech/core/ui/form/use-form';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useDeployment, useText } from 'edutech/core/web/hooks';
import { readLink, takeLink } from '../../api';
import { freshMistakes } from '../../model/password-input';
import { routes } from '../../routes';
import { PasswordField } from '../password/PasswordField';
import { PasswordRules } from '../password/PasswordRules';
import { RequestCard, RequestDone, RequestForm } from './RequestCard';

type Linked = OutputOf<typeof readLink>;
type Read = { readonly secret: string; readonly linked: Linked } | { readonly error: unknown } | null;

/** The password travels encrypted, like that of a login. */
const sealedTake = { ...takeLink, sealed: true } as typeof takeLink;

/** `/set-password#secret`: whoever holds the link sets the password; the secret never stands in a request's address. */
export function Page() {
  const t = useText();
  const call = useCall();
  const [read, setRead] = useState<Read>(null);
  // What stands behind # is the browser's alone; it is taken out of the address, which histories and shoulders see
  useEffect(() => {
    const secret = window.location.hash.slice(1);
    if (secret) window.history.replaceState(window.history.state, '', window.location.pathname);
    const stop = new AbortController();
    const wanted = /^[\w-]{20,100}$/.test(secret)
      ? call(readLink, { secret }, { quiet: true, signal: stop.signal }).then((linked) => ({ secret, linked }))
      : Promise.reject(new AppError('account.link.over'));
    wanted.then(setRead, (error: unknown) => stop.signal.aborted || setRead({ error }));
    return () => {
      // the effect runs twice in development: the secret is there again
      if (secret && window.location.hash === '') window.history.replaceState(window.history.state, '', `#${secret}`);
      stop.abort();
    };
  }, [call]);
  return (
    <RequestCard title={t('account.link.title')}>
      {read === null && <p role="status">{t('account.link.reading')}</p>}
      {read && 'error' in read && (
        <RequestDone title={t('account.link.wrong')}>
          <p>
            <ErrorText error={read.error} />
          </p>
          <Button to={routes.forgot.to()}>{t('account.forgot.title')}</Button>
        </RequestDone>
      )}
      {read && 'linked' in read && <LinkForm {...read} />}
    </RequestCard>
  );
}

function LinkForm({ secret, linked }: { secret: string; linked: Linked }) {
  const t = useText();
  const call = useCall();
  const preset = useDeployment().passwordPolicy;
  const [isDone, setDone] = useState(false);
  const { username, name, isFirst } = linked;
  const form = useForm({
    name: 'account.link',
    initial: { password: '', repeat: '' },
    check: ({ password, repeat }) => {
      const { fresh, repeat: again } = freshMistakes(password, repeat, username, preset);
      return { ...(fresh && { password: fresh }), ...(again && { repeat: again }) };
    },
    save: async ({ password }) => {
      await call(sealedTake, { secret, password }, { quiet: true });
      setDone(true);
    },
  });
  if (isDone) {
    return (
      <RequestDone title={t('account.link.done')}>
        <p>{t('account.link.doneText', { username: <b>{username}</b> })}</p>
        <Button look="primary" href={frontPath}>
          {t('account.link.toLogin')}
        </Button>
      </RequestDone>
    );
  }
  const errorOf = (field: 'password' | 'repeat') => {
    const wrong = form.field(field).error;
    return wrong?.key && t(wrong.key, { ...passwordRules[preset], ...wrong.params });
  };
  return (
    <RequestForm form={form} act={t('account.link.set')}>
      <p>{t(isFirst ? 'account.link.first' : 'account.link.again', { name, username })}</p>
      <input type="text" value={username} autoComplete="username" readOnly hidden />
      <PasswordField
        id="account-link-password"
        label={t('account.password.new')}
        value={form.values.password}
        onChange={(password) => form.set({ password })}
        error={errorOf('password')}
        autoComplete="new-password"
        describedBy="account-link-rules"
      />
      <PasswordField
        id="account-link-repeat"
        label={t('account.password.repeat')}
        value={form.values.repeat}
        onChange={(repeat) => form.set({ repeat })}
        error={errorOf('repeat')}
        autoComplete="new-password"
      />
      <PasswordRules id="account-link-rules" password={form.values.password} username={username} preset={preset} />
    </RequestForm>
  );
}
