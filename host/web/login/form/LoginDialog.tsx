import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { LoginContext } from 'edutech/core/common/addresses/landing';
import type { Language } from 'edutech/core/common/languages';
import type { SecondStep } from 'edutech/core/common/security/second-step';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { LoginDialogContext } from 'edutech/core/web/session/login/login-ways';
import { loginPurposes } from '../purposes';
import { type LoginView, useLoginView } from '../steps/useLoginView';
import { LoginArt } from './LoginArt';
import { LoginBody } from './LoginBody';

interface LoginDialogProps {
  /** What one signs in for. */
  readonly context: LoginContext;
  /** A second step of a sign-in that began elsewhere. */
  readonly step?: SecondStep | undefined;
  /** Called once: signed in, or closed. The dialog has given focus back by then. */
  readonly onEnd: (isSignedIn: boolean) => void;
}

/**
 * The login dialog over any page; below 600 px a sheet from the bottom. The browser's own dialog keeps focus
 * inside, closes with Escape and returns focus.
 */
export function LoginDialog({ context, step, onEnd }: LoginDialogProps) {
  const intl = useIntl();
  const t = useText();
  const deployment = useDeployment();
  const purpose = loginPurposes(deployment).get(context)?.message;
  const dialog = useRef<HTMLDialogElement>(null);
  const isSignedIn = useRef(false);
  const close = useCallback(() => dialog.current?.close(), []);
  const onSignedIn = useCallback(() => {
    isSignedIn.current = true;
  }, []);
  const { view, parts, choose } = useLoginView({ begunStep: step, onSignedIn, close });
  useOpening(dialog, view);
  const describes = view.is === 'form' ? purpose : undefined;

  return (
    <dialog
      ref={dialog}
      className="login"
      aria-labelledby="login-title"
      aria-describedby={describes && 'login-purpose'}
      onClose={() => onEnd(isSignedIn.current)}
    >
      <div className="login-frame">
        <LoginArt />
        <div className="login-body">
          <h2 id="login-title" tabIndex={-1}>
            {t(titleOf(view), { platform: deployment.platformName[intl.locale as Language] })}
          </h2>
          {describes && (
            <p id="login-purpose" className="login-purpose">
              {t(describes)}
            </p>
          )}
          <LoginDialogContext.Provider value={parts}>
            <LoginBody view={view} onChoose={choose} />
          </LoginDialogContext.Provider>
          <IconButton className="login-close" icon="Dismiss" label={t('core.ui.close')} onClick={close} />
        </div>
      </div>
    </dialog>
  );
}

function titleOf(view: LoginView): string {
  if (view.is === 'form') return 'host.login.title';
  return view.is === 'way' ? view.way.block.title : `host.login.${view.step.is}.title`;
}

/** Opens the dialog above the page, and focuses the first field, also when the view changes. */
function useOpening(dialog: RefObject<HTMLDialogElement | null>, view: LoginView): void {
  const shown = useRef<LoginView | null>(null);
  // It is drawn closed, because only an opened one makes the rest of the page inert
  useEffect(() => {
    const element = dialog.current;
    if (!element || shown.current === view) return;
    shown.current = view;
    if (!element.open) element.showModal();
    const inputs = [...element.querySelectorAll<HTMLInputElement>('.login-input input')];
    const next = inputs.find((input) => input.value === '') ?? inputs[0];
    (next ?? element.querySelector<HTMLElement>('#login-title'))?.focus();
  }, [dialog, view]);
}
