import { challengeSecondStep, takeSecondStep } from 'edutech/core/common/api/second-step';
import { useCall, useSession } from 'edutech/core/web/hooks';
import { useProveStep } from 'edutech/core/web/session/login/login-ways';
import { signWithPasskey } from '../factors/passkeys';
import { PasskeyButton } from './PasskeyButton';

const quiet = { quiet: true, withoutRole: true } as const;

/** A passkey as the second step. */
export function Block() {
  const call = useCall();
  const session = useSession();
  const { step, signIn } = useProveStep();
  const sign = async () => {
    const named = { step: step.step, kind: 'passkey' };
    const { challenge } = await call(challengeSecondStep, named, quiet);
    const answer = await signWithPasskey(challenge);
    return signIn(() => session.signIn((proof) => call(takeSecondStep, { ...named, answer, proof }, quiet)));
  };
  return <PasskeyButton text="account.prove.passkey" onSign={sign} />;
}
