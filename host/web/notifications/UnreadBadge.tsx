import { useText } from 'edutech/core/web/hooks';
import type { ModuleEntry } from '../navigation/modules';
import { Badge } from './Badge';
import { useUnreadIn } from './use-notifications';

/** How much is new in a module; nothing where nothing is. */
export function UnreadBadge({ entry }: { readonly entry: ModuleEntry }) {
  const t = useText();
  const unread = useUnreadIn(entry);
  return (
    <>
      <Badge count={unread} />
      {unread > 0 && <span className="visually-hidden">{t('host.unread', { count: unread })}</span>}
    </>
  );
}
