import { useSignals } from '@preact/signals-react/runtime';
import { AppError } from 'edutech/core/common/errors';
import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useSession, useText } from 'edutech/core/web/hooks';
import { useLoginDialog } from 'edutech/core/web/session/login/login-ways';
import { useWork } from 'edutech/core/web/asking/use-work';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { FactorAdded } from '../../api/factors';
import { RecoveryCodes } from '../factors/RecoveryCodes';
import { TotpSetup } from '../factors/TotpSetup';
import { useAdding } from '../factors/useAdding';

/** Sets a second factor up before the first session begins: for people who must have one. */
export function Block() {
  const t = useText();
  useSignals();
  const session = useSession();
  const dialog = useLoginDialog();
  const { isBusy, error, run } = useWork();
  const through = async (confirm: () => Promise<FactorAdded>) => {
    let added: FactorAdded | undefined;
    const signIn = () =>
      session.signIn(async () => {
        added = await confirm();
        if (!added.login) throw new AppError('core.session.lost');
        return added.login;
      });
    await dialog.signIn(signIn, { stay: true });
    return added!;
  };
  const { adding, begin, confirmCode, done } = useAdding({ through, onDone: dialog.close });

  if (adding?.is === 'codes') return <RecoveryCodes codes={adding.codes} onDone={done} />;
  if (adding?.is === 'totp')
    return <TotpSetup secret={adding.secret} address={adding.address} onConfirm={confirmCode} />;
  return (
    <Stack>
      <p>{t('account.enrol.text')}</p>
      <Button icon="Phone" size="large" wide busy={isBusy} onClick={() => run(() => begin('totp'))}>
        {t('account.enrol.totp')}
      </Button>
      {!session.isShared.value && (
        <Button icon="Key" size="large" wide busy={isBusy} onClick={() => run(() => begin('passkey'))}>
          {t('account.enrol.passkey')}
        </Button>
      )}
      {error !== undefined && (
        <p className="above-2 ink-late t-13" role="alert">
          <ErrorText error={error} />
        </p>
      )}
    </Stack>
  );
}
