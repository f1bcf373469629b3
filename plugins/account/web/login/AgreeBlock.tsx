import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { acceptAgreements, type AgreementItem, agreementsInForce } from 'edutech/core/common/api/agreements';
import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useSession } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { useLoginDialog } from 'edutech/core/web/session/login/login-ways';
import { useWork } from '../factors/useWork';

const quiet = { quiet: true, withoutRole: true } as const;

export const loader = ({ call, signal }: LoaderArgs): Promise<readonly AgreementItem[]> =>
  call(agreementsInForce, {}, { quiet: true, signal });

/** Terms of use and privacy notice, before the session begins: read, accepted, or left. */
export function Block({ data }: { data: readonly AgreementItem[] }) {
  const call = useCall();
  const session = useSession();
  const { step, signIn, close } = useLoginDialog();
  const { isBusy, error, run, clear } = useWork();
  const [isRead, setRead] = useState(false);
  const accept = (event: FormEvent) => {
    event.preventDefault();
    if (step?.is !== 'agree') return;
    const accepted = { step: step.step, versions: data.map(({ kind, version }) => ({ kind, version })) };
    void run(() => signIn(() => session.signIn(() => call(acceptAgreements, accepted, quiet))));
  };
  const isShown = error !== null && session.stepAfter(error) === null;
  return (
    <form className="account-agree" onSubmit={accept}>
      <p>
        <FormattedMessage id="account.agree.text" />
      </p>
      {data.map(({ kind, version, body }) => (
        <section key={kind} aria-labelledby={`account-agree-${kind}`}>
          <h3 id={`account-agree-${kind}`}>
            <FormattedMessage id={`account.agree.${kind}`} values={{ version }} />
          </h3>
          <p>{body}</p>
        </section>
      ))}
      <label className="login-check">
        <input
          type="checkbox"
          checked={isRead}
          onChange={(event) => {
            setRead(event.target.checked);
            clear();
          }}
        />
        <FormattedMessage id="account.agree.read" />
      </label>
      <Button type="submit" look="primary" size="large" wide busy={isBusy} disabled={!isRead}>
        <FormattedMessage id="account.agree.accept" />
      </Button>
      <Button look="quiet" wide onClick={close}>
        <FormattedMessage id="account.agree.decline" />
      </Button>
      {isShown && (
        <p className="account-error" role="alert">
          <ErrorText error={error} />
        </p>
      )}
    </form>
  );
}
