import { useSignals } from '@preact/signals-react/runtime';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { acceptNewAgreements, type AgreementItem, agreementsInForce } from 'edutech/core/common/api/agreements';
import { frontPath } from 'edutech/core/common/front';
import { wireCodes } from 'edutech/core/common/errors';
import { keptTarget } from 'edutech/core/common/addresses/kept-target';
import { useCall, useSession, useText } from 'edutech/core/web/hooks';
import { CallError } from 'edutech/core/web/http/call-error';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { RequestCard } from '../requests/RequestCard';
import { AgreeForm, type ReadVersions } from './AgreeForm';
import { AgreementTexts } from './AgreementTexts';

export const loader = ({ call, signal }: LoaderArgs): Promise<readonly AgreementItem[]> =>
  call(agreementsInForce, {}, { quiet: true, signal });

/**
 * `/terms`: terms of use and privacy notice, for everybody. The guard leads here whoever is signed in and has not accepted
 * what is in force; from here one goes on to where one wanted to go.
 */
export function Page() {
  const t = useText();
  useSignals();
  const texts = useLoaderData<readonly AgreementItem[]>();
  const isAsked = useSession().mustAgree.value;
  return (
    <RequestCard title={t('account.agree.title')} intro={isAsked && t('account.agree.changed')}>
      <AgreementTexts texts={texts} heading="h2" />
      {isAsked && <Accepting texts={texts} />}
    </RequestCard>
  );
}

function Accepting({ texts }: { texts: readonly AgreementItem[] }) {
  const call = useCall();
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const target = keptTarget(`?${useSearchParams()[0]}`) ?? frontPath;
  const accept = async (versions: ReadVersions) => {
    try {
      await call(acceptNewAgreements, { versions: [...versions] }, { quiet: true });
    } catch (error) {
      // a still newer version: it is shown, and said
      if (error instanceof CallError && error.code === wireCodes.conflict) await revalidate();
      throw error;
    }
    await session.refresh();
    await navigate(target, { replace: true });
  };
  return <AgreeForm texts={texts} onAccept={accept} onDecline={() => void session.logout()} />;
}
