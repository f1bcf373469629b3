import { useCall, useSession } from 'edutech/core/web/hooks';
import { useLoginDialog } from 'edutech/core/web/session/login/login-ways';
import { beginPasskeyLogin, passkeyLogin } from '../../api';
import { signWithPasskey } from '../factors/passkeys';
import { PasskeyButton } from './PasskeyButton';

const quiet = { quiet: true, withoutRole: true } as const;

/** Signing in by passkey alone: the device knows whose it is. */
export function Block() {
  const call = useCall();
  const session = useSession();
  const { signIn } = useLoginDialog();
  const sign = async () => {
    const { options } = await call(beginPasskeyLogin, {}, quiet);
    const credential = await signWithPasskey(options);
    return signIn(() => session.signIn((proof) => call(passkeyLogin, { credential, proof }, quiet)));
  };
  return <PasskeyButton text="account.passkeyWay.text" onSign={sign} />;
}
