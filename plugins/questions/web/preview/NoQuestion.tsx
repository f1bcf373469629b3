import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { bankAddress } from '../shared/addresses';

/** An address that names no question. */
export const NoQuestion = () => (
  <div className="card">
    <EmptyState
      page
      picture="search"
      title={<FormattedMessage id="questions.preview.none" />}
      text={<FormattedMessage id="questions.preview.none.text" />}
      actions={
        <Button look="primary" to={bankAddress}>
          <FormattedMessage id="questions.paper.back" />
        </Button>
      }
    />
  </div>
);
