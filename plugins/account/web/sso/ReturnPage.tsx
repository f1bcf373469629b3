import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import type { LoginResult } from 'edutech/core/common/session';
import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useServices } from 'edutech/core/web/hooks';
import { finishSso } from '../../api/sso';
import { goOn } from '../login/go-on';

/** Where an identity service sends the browser back to: finishes the sign-in at once and leads on, or says what failed. */
export function Page() {
  const services = useServices();
  const { provider = '' } = useParams();
  const [error, setError] = useState<unknown>(null);
  const hasBegun = useRef(false);

  // The code or ticket in the address works once, and goes from the address at once
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const { call, dialogs, navigation, session } = services;
    const query = location.search.slice(1);
    history.replaceState(history.state, '', location.pathname);
    let target: string | null = null;
    const finish = (proof: string | undefined): Promise<LoginResult> =>
      call(finishSso, { provider, query, proof }, { quiet: true, withoutRole: true }).then((answer) => {
        target = answer.target;
        return answer.login;
      });
    session.signIn(finish).then(
      () => goOn(services, target),
      async (failure: unknown) => {
        const step = session.stepAfter(failure);
        if (!step) return setError(failure);
        if (!(await dialogs.login({ step }))) navigation.go('/login', { replace: true });
      },
    );
  }, [services, provider]);

  return (
    <div className="account-return">
      {error === null ? (
        <p role="status" className="account-return-wait">
          <FormattedMessage id="account.sso.finishing" />
        </p>
      ) : (
        <section className="card account-return-card" role="alert">
          <h1>
            <FormattedMessage id="account.sso.failed" />
          </h1>
          <p>
            <ErrorText error={error} />
          </p>
          <Button look="primary" size="large" to="/login?target=%2Fgen-setting" replace>
            <FormattedMessage id="account.sso.again" />
          </Button>
        </section>
      )}
    </div>
  );
}
