import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useDialogs, useText } from 'edutech/core/web/hooks';
import { loginPath, signInParameter } from '../../routing/guard';

/**
 * Opens the login dialog over the page. Before the page's scripts run it is a plain form, which leads to the page where
 * the dialog opens by itself: a click on a slow line is not lost. Without scripts that page explains that sign-in needs them.
 */
export function LoginButton() {
  const t = useText();
  const dialogs = useDialogs();
  const asks = new URLSearchParams(useLocation().search).has(signInParameter);
  return (
    <form className="login-button" action={loginPath}>
      {asks && (
        <noscript>
          <p role="alert">{t('host.start.noScript')}</p>
        </noscript>
      )}
      <input type="hidden" name={signInParameter} />
      <Button
        type="submit"
        look="primary"
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          void dialogs.login();
        }}
      >
        {t('host.login')}
      </Button>
    </form>
  );
}
