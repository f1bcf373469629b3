import { useNavigation } from 'react-router';
import { useText } from 'edutech/core/web/hooks';

/** A line at the top while a page is on its way; it shows after 200 ms (styles), so that quick pages do not flash it. */
export function PendingBar() {
  const t = useText();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className="pending-bar" role="status">
      <span className="visually-hidden">{t('core.ui.loading')}</span>
    </div>
  );
}
