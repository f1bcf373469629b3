import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { LoginContext } from 'edutech/core/common/landing';
import type { Language } from 'edutech/core/common/languages';
import { useDeployment } from 'edutech/core/web/hooks';
import { loginPurposes } from '../purposes';
import { LoginArt } from './LoginArt';
import { LoginForm, NewWindowLink } from './LoginForm';

interface LoginDialogProps {
  /** What one signs in for. */
  readonly context: LoginContext;
  /** Called once: signed in, or closed. The dialog has given focus back by then. */
  readonly onEnd: (isSignedIn: boolean) => void;
}

/**
 * The login over whatever page is open; below 600 px a sheet from the bottom. The browser's own dialog keeps focus
 * inside, closes by Escape and gives focus back to where it was.
 */
export function LoginDialog({ context, onEnd }: LoginDialogProps) {
  const intl = useIntl();
  const deployment = useDeployment();
  const { platformName } = deployment;
  const purpose = loginPurposes(deployment).get(context)?.message;
  const dialog = useRef<HTMLDialogElement>(null);
  const isSignedIn = useRef(false);
  // Opens it above the page; it is drawn closed, because only an opened one makes the rest inert
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    const inputs = [...(element?.querySelectorAll<HTMLInputElement>('.login-input input') ?? [])];
    (inputs.find((input) => input.value === '') ?? inputs[0])?.focus();
  }, []);
  const close = () => dialog.current?.close();

  return (
    <dialog
      ref={dialog}
      className="login"
      aria-labelledby="login-title"
      aria-describedby={purpose && 'login-purpose'}
      onClose={() => onEnd(isSignedIn.current)}
    >
      <div className="login-frame">
        <LoginArt />
        <div className="login-body">
          <h2 id="login-title">
            <FormattedMessage id="host.login.title" values={{ platform: platformName[intl.locale as Language] }} />
          </h2>
          {purpose && (
            <p id="login-purpose" className="login-purpose">
              <FormattedMessage id={purpose} />
            </p>
          )}
          <LoginForm
            onSignedIn={() => {
              isSignedIn.current = true;
              close();
            }}
          />
          <p className="login-line">
            <span>
              <FormattedMessage id="host.login.noAccount" />{' '}
              <NewWindowLink path="/register" text="host.login.register" />
            </span>
          </p>
          <p className="login-hint">
            <Icon name="Info" size={16} />
            <FormattedMessage id="host.login.hint" />
          </p>
          <IconButton
            className="login-close"
            icon="Dismiss"
            label={intl.formatMessage({ id: 'core.ui.close' })}
            onClick={close}
          />
        </div>
      </div>
    </dialog>
  );
}
