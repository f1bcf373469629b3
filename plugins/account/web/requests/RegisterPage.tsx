import { useLoaderData, useSearchParams } from 'react-router';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { requestPlaces } from '../../api/requests';
import { ReceiptForm } from './ReceiptForm';
import { RegisterForm } from './RegisterForm';
import { RequestCard } from './RequestCard';

type Places = OutputOf<typeof requestPlaces>;

export const loader = ({ call, signal }: LoaderArgs): Promise<Places> =>
  call(requestPlaces, {}, { quiet: true, signal });

/** `/register`: asks a school for an account, and (`?ask=state`) how that stands. */
export function Page() {
  const t = useText();
  const places = useLoaderData<Places>();
  const isState = useSearchParams()[0].get('ask') === 'state';
  return (
    <RequestCard
      title={t('account.register.title')}
      intro={t('account.register.intro')}
      tabs={
        <Tabs
          label={t('account.register.title')}
          items={[
            { id: 'new', label: t('account.register.new'), to: '/register' },
            { id: 'state', label: t('account.register.state'), to: '/register?ask=state' },
          ]}
          current={isState ? 'state' : 'new'}
        />
      }
    >
      {isState ? <ReceiptForm /> : <RegisterForm places={places} />}
    </RequestCard>
  );
}
