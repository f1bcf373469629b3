import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ownWorkAddress } from '../../shared/addresses';

/** An address that names no homework. */
export const NoHomework = () => (
  <div className="work-st-sheet-page">
    <EmptyState
      page
      picture="signpost"
      title={<FormattedMessage id="work.answering.nothing" />}
      text={<FormattedMessage id="work.answering.nothing.text" />}
      actions={
        <Button look="primary" to={ownWorkAddress}>
          <FormattedMessage id="work.answering.toList" />
        </Button>
      }
    />
  </div>
);
