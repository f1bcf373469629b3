import { FormattedMessage } from 'react-intl';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';

/** An auditor without a management scope has nothing to audit (portal.md section 4). */
export const NoScope = () => (
  <div className="card">
    <EmptyState
      page
      picture="lock"
      title={<FormattedMessage id="resource.resourceAudit.title" />}
      text={<FormattedMessage id="resource.landing.noScope" />}
    />
  </div>
);
