import { FormattedMessage } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';

/** Why nothing else opens yet, and what to do. */
export function MustChangeBanner() {
  return (
    <Row align="stretch" gap={3} className="account-banner pad-4 round-card tint-due">
      <Icon name="LockClosed" size={24} />
      <div>
        <h2 className="t-head">
          <FormattedMessage id="account.mustChange.title" />
        </h2>
        <p className="soft">
          <FormattedMessage id="account.mustChange.text" />
        </p>
      </div>
    </Row>
  );
}
