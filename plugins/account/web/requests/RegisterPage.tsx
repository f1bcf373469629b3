import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { requestPlaces } from '../../api';
import { routes } from '../../routes';
import { ReceiptForm } from './ReceiptForm';
import { RegisterForm } from './RegisterForm';
import { RequestCard } from './RequestCard';

type Places = OutputOf<typeof requestPlaces>;

export const loader = ({ call, signal }: LoaderArgs): Promise<Places> =>
  call(requestPlaces, {}, { quiet: true, signal });

/** `/register`: asks a school for an account, and (`?ask=state`) how that stands. */
export function Page() {
  const intl = useIntl();
  const places = useLoaderData<Places>();
  const isState = useSearchParams()[0].get('ask') === 'state';
  return (
    <RequestCard
      title={<FormattedMessage id="account.register.title" />}
      intro={<FormattedMessage id="account.register.intro" />}
      tabs={
        <Tabs
          label={intl.formatMessage({ id: 'account.register.title' })}
          items={[
            { id: 'new', label: intl.formatMessage({ id: 'account.register.new' }), to: routes.register.to() },
            {
              id: 'state',
              label: intl.formatMessage({ id: 'account.register.state' }),
              to: routes.register.to({ ask: 'state' }),
            },
          ]}
          current={isState ? 'state' : 'new'}
        />
      }
    >
      {isState ? <ReceiptForm /> : <RegisterForm places={places} />}
    </RequestCard>
  );
}
