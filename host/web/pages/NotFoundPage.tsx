import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { loginPath } from '../routing/guard';

/** Nothing under this address: for everybody who must not know whether there is. */
export function NotFoundPage() {
  return (
    <div className="wrap state-wrap">
      <div className="card">
        <EmptyState
          page
          picture="signpost"
          title={<FormattedMessage id="host.notFound.title" />}
          text={<FormattedMessage id="host.notFound.text" />}
          actions={
            <Button look="primary" to={loginPath} icon="Home">
              <FormattedMessage id="host.toHome" />
            </Button>
          }
        />
      </div>
    </div>
  );
}
