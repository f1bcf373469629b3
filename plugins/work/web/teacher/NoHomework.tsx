import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { workListAddress } from '../shared/addresses';

/** An address that names no homework. */
export const NoHomework = () => (
  <div className="card">
    <EmptyState
      page
      picture="search"
      title={<FormattedMessage id="work.none" />}
      text={<FormattedMessage id="work.none.text" />}
      actions={
        <Button look="primary" to={workListAddress}>
          <FormattedMessage id="work.none.list" />
        </Button>
      }
    />
  </div>
);
