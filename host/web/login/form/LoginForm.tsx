import { type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AppError } from 'edutech/core/common/errors';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { ComputerChoice } from './ComputerChoice';
import { LoginField } from './LoginField';
import { useLoginForm } from './useLoginForm';

/** Username and password; says under the password what is wrong, never which of the two. */
export function LoginForm() {
  const t = useText();
  const form = useLoginForm();
  const { rememberDays } = useDeployment();
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  /** The wait that the server asked for is over. */
  const isOver = form.failure !== null && 'seconds' in form.failure.params && form.wait === 0;
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <form className="login-form" onSubmit={form.submit} noValidate>
      {!isSecureContext && (
        <p className="login-hint" role="alert">
          <Icon name="Warning" size={16} />
          {t('core.session.needsTls')}
        </p>
      )}
      <LoginField
        form={form}
        name="username"
        icon="Person"
        label={t('host.login.username')}
        placeholder={t('host.login.usernameHint')}
        autoComplete={form.isShared ? 'off' : 'username'}
      />
      <LoginField
        form={form}
        name="password"
        icon="LockClosed"
        label={t('host.login.password')}
        placeholder={t('host.login.passwordHint')}
        autoComplete={form.isShared ? 'off' : 'current-password'}
        type={isShown ? 'text' : 'password'}
        onKeyUp={noticeCapsLock}
        error={form.failure && !isOver && <FailureText failure={form.failure} wait={form.wait} />}
        note={<PasswordNote isWaitOver={isOver} isCapsLock={isCapsLock} />}
        end={
          <button
            type="button"
            className="login-eye"
            aria-pressed={isShown}
            aria-label={t('host.login.showPassword')}
            title={t(isShown ? 'host.login.hidePassword' : 'host.login.showPassword')}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'EyeOff' : 'Eye'} />
          </button>
        }
      />
      <div className="login-line">
        {rememberDays > 0 && !form.isShared && (
          <label className="login-check">
            <input
              type="checkbox"
              checked={form.remember}
              onChange={(event) => form.setRemember(event.target.checked)}
            />
            {t('host.login.remember', { days: rememberDays })}
          </label>
        )}
        <NewWindowLink path="/forgot-password" text="host.login.forgot" />
      </div>
      <ComputerChoice />
      <Button
        type="submit"
        look="primary"
        size="large"
        wide
        busy={form.isBusy}
        aria-disabled={form.wait > 0 || undefined}
      >
        {t('host.login')}
      </Button>
      {form.proof !== null && <ProofProgress share={form.proof} />}
    </form>
  );
}

/** A link to a page of this platform that opens in a new window, so that what was typed stays. */
export function NewWindowLink({ path, text }: { path: string; text: string }) {
  const t = useText();
  return (
    <a className="login-link" href={path} target="_blank" rel="noopener">
      {t(text)}
      <span className="visually-hidden">{t('host.newWindow')}</span>
    </a>
  );
}

/** What the server answered. While there is to wait, the seconds count down; readers of screens hear the sentence once. */
function FailureText({ failure, wait }: { failure: AppError; wait: number }) {
  const intl = useIntl();
  const t = useText();
  if (wait === 0 || !(failure.key in intl.messages)) return <ErrorText error={failure} />;
  return (
    <>
      <span aria-hidden="true">{t(failure.key, { ...failure.params, seconds: wait })}</span>
      <span className="visually-hidden">
        <ErrorText error={failure} />
      </span>
    </>
  );
}

function PasswordNote({ isWaitOver, isCapsLock }: { isWaitOver: boolean; isCapsLock: boolean }) {
  const t = useText();
  if (isWaitOver) return t('host.login.tryAgain');
  return isCapsLock ? t('host.login.capsLock') : null;
}

/** Shown while the browser proves that it is one; how far it is, nobody knows better than by likelihood. */
function ProofProgress({ share }: { share: number }) {
  const t = useText();
  const label = useId();
  return (
    <div className="login-proof" role="status">
      <span id={label}>{t('host.login.proving')}</span>
      <progress aria-labelledby={label} value={share} max={1} />
    </div>
  );
}
