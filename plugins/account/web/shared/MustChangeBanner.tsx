import { FormattedMessage } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';

/** Why nothing else opens yet, and what to do. */
export function MustChangeBanner() {
  return (
    <div className="account-banner">
      <Icon name="LockClosed" size={24} />
      <div>
        <h2>
          <FormattedMessage id="account.mustChange.title" />
        </h2>
        <p>
          <FormattedMessage id="account.mustChange.text" />
        </p>
      </div>
    </div>
  );
}
