import { FormattedMessage } from 'react-intl';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';

/** Resources stand on chapters: without a textbook there is nothing to put them on (portal.md section 5). */
export const NoBooks = () => (
  <div className="card">
    <EmptyState
      picture="book"
      title={<FormattedMessage id="resource.noBooks" />}
      text={<FormattedMessage id="resource.noBooks.text" />}
    />
  </div>
);
