import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';

/** A line at the top while a page is on its way; it shows after 200 ms (styles), so that quick pages do not flash it. */
export function PendingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className="pending-bar" role="status">
      <span className="visually-hidden">
        <FormattedMessage id="core.ui.loading" />
      </span>
    </div>
  );
}
