import { acceptAgreements, type AgreementItem, agreementsInForce } from 'edutech/core/common/api/agreements';
import { useCall, useSession, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { useLoginDialog } from 'edutech/core/web/session/login/login-ways';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { AgreeForm, type ReadVersions } from '../agreements/AgreeForm';
import { AgreementTexts } from '../agreements/AgreementTexts';

const quiet = { quiet: true, withoutRole: true } as const;

export const loader = ({ call, signal }: LoaderArgs): Promise<readonly AgreementItem[]> =>
  call(agreementsInForce, {}, { quiet: true, signal });

/** Terms of use and privacy notice, before the session begins: read, accepted, or left. */
export function Block({ data }: { data: readonly AgreementItem[] }) {
  const t = useText();
  const call = useCall();
  const session = useSession();
  const { step, signIn, close } = useLoginDialog();
  if (step?.is !== 'agree') return null;
  const accept = (versions: ReadVersions) => {
    const accepted = { step: step.step, versions: [...versions] };
    return signIn(() => session.signIn(() => call(acceptAgreements, accepted, quiet)));
  };
  return (
    <Stack className="account-agree">
      <p>{t('account.agree.text')}</p>
      <AgreementTexts texts={data} heading="h3" />
      <AgreeForm texts={data} onAccept={accept} onDecline={close} />
    </Stack>
  );
}
