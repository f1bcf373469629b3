import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { LoginResult } from 'edutech/core/common/session';
import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { WebServices } from 'edutech/core/web/services';
import { beginSso, finishSso } from '../../api/sso';
import { goOn } from '../login/go-on';

/** What a service sends a browser back with (OIDC: `code` or `error`, CAS: `ticket`). */
const brought = ['code', 'error', 'ticket'];

/**
 * Where an identity service sends the browser back to: finishes the sign-in at once and leads on, or says what failed.
 * Opened with nothing of the kind (`/sign-in/province?target=/home`) it begins one: the link that the service's own portal
 * shows. Who is signed in there comes in without a question, and yet by an attempt of this browser's own.
 */
export function Page() {
  const t = useText();
  const services = useServices();
  const { provider = '' } = useParams();
  const [error, setError] = useState<unknown>(null);
  const hasBegun = useRef(false);

  // The code or ticket in the address works once, and goes from the address at once
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const query = new URLSearchParams(location.search);
    history.replaceState(history.state, '', location.pathname);
    const work = brought.some((name) => query.has(name))
      ? finish(services, provider, query.toString())
      : begin(services, provider, query.get('target'));
    work.catch(setError);
  }, [services, provider]);

  return (
    <div className="account-return">
      {error === null ? (
        <p role="status" className="soft t-16">
          {t('account.sso.finishing')}
        </p>
      ) : (
        <section className="card account-return-card" role="alert">
          <h1>{t('account.sso.failed')}</h1>
          <p>
            <ErrorText error={error} />
          </p>
          <Button look="primary" size="large" to="/login?target=%2Fgen-setting" replace>
            {t('account.sso.again')}
          </Button>
        </section>
      )}
    </div>
  );
}

/** The server keeps the target only where it is a path of ours. */
async function begin({ call }: WebServices, provider: string, target: string | null): Promise<void> {
  const { address } = await call(
    beginSso,
    { provider, ...(target !== null && { target }) },
    { quiet: true, withoutRole: true },
  );
  location.replace(address);
}

async function finish(services: WebServices, provider: string, query: string): Promise<void> {
  const { call, dialogs, navigation, session } = services;
  let target: string | null = null;
  const send = (proof: string | undefined): Promise<LoginResult> =>
    call(finishSso, { provider, query, proof }, { quiet: true, withoutRole: true }).then((answer) => {
      target = answer.target;
      return answer.login;
    });
  try {
    await session.signIn(send);
  } catch (failure) {
    const step = session.stepAfter(failure);
    if (!step) throw failure;
    if (!(await dialogs.login({ step }))) navigation.go('/login', { replace: true });
    return;
  }
  goOn(services, target);
}
