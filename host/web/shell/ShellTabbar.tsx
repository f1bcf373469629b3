import { Link, useLocation } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useServices, useText } from 'edutech/core/web/hooks';
import { isInside, type ModuleEntry } from '../navigation/modules';
import { mostTabs, splitOverflow } from '../navigation/overflow';
import { isPlainLink, openModule } from '../navigation/run';
import { UnreadBadge } from '../notifications/UnreadBadge';
import { MoreModules } from './MoreModules';
import { useModules } from './ShellNav';

/** The navigation of phones, at the lower edge: the first of those above on wider screens. */
export function ShellTabbar({ audience }: { audience: 'student' | 'teacher' | 'guardian' }) {
  const t = useText();
  const { pathname } = useLocation();
  const { shown, folded } = splitOverflow(useModules(audience), mostTabs[audience]);
  return (
    <nav className="shell-tabbar" aria-label={t('host.navigation')}>
      {shown.map((entry) => (
        <TabbarEntry key={entry.id} entry={entry} isCurrent={isInside(entry, pathname)} />
      ))}
      <MoreModules
        entries={folded}
        className="shell-tabbar-entry"
        align="end"
        trigger={
          <>
            <Icon name="MoreHorizontal" size={24} />
            {t('host.more')}
          </>
        }
      />
    </nav>
  );
}

function TabbarEntry({ entry, isCurrent }: { entry: ModuleEntry; isCurrent: boolean }) {
  const t = useText();
  const services = useServices();
  const content = (
    <>
      <span>
        <ModuleIcon name={entry.module.icon} size={24} />
        <UnreadBadge entry={entry} />
      </span>
      {t(entry.title)}
    </>
  );
  return isPlainLink(entry) ? (
    <Link className="shell-tabbar-entry" to={entry.path ?? ''} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  ) : (
    <button type="button" className="shell-tabbar-entry" onClick={() => openModule(entry, services)}>
      {content}
    </button>
  );
}
