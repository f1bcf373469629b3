import { useSignals } from '@preact/signals-react/runtime';
import { Link, useLocation } from 'react-router';
import type { Audience } from 'edutech/core/common/plugin';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useServices, useText } from 'edutech/core/web/hooks';
import { arrangeModules, isInside, type ModuleEntry } from '../navigation/modules';
import { mostEntries, splitOverflow } from '../navigation/overflow';
import { isPlainLink, openModule } from '../navigation/run';
import { plugins } from '../plugins/installed';
import { holderOf } from '../routing/holder';
import { UnreadBadge } from '../notifications/UnreadBadge';
import { MoreModules } from './MoreModules';

/** The entries of navigation for who is signed in; undeveloped modules are not in it. */
export function useModules(audience: Audience): readonly ModuleEntry[] {
  useSignals();
  const { session, deployment } = useServices();
  return arrangeModules({
    plugins,
    audience,
    holder: holderOf(session.user.value),
    order: session.modules.value,
    isOn: (plugin) => deployment.isOn(plugin.id),
  }).filter((entry) => entry.state !== 'undeveloped');
}

/** The top navigation, and 更多 for what finds no place in it. */
export function ShellNav({ audience }: { audience: Audience }) {
  const t = useText();
  const { pathname } = useLocation();
  const { shown, folded } = splitOverflow(useModules(audience), mostEntries[audience]);
  return (
    <nav className="shell-nav" aria-label={t('host.navigation')}>
      {shown.map((entry) => (
        <NavEntry key={entry.id} entry={entry} isCurrent={isInside(entry, pathname)} />
      ))}
      <MoreModules
        entries={folded}
        className="shell-nav-entry"
        trigger={
          <>
            {t('host.more')}
            <Icon name="ChevronDown" size={16} />
          </>
        }
      />
    </nav>
  );
}

function NavEntry({ entry, isCurrent }: { entry: ModuleEntry; isCurrent: boolean }) {
  const t = useText();
  const services = useServices();
  if (isPlainLink(entry)) {
    return (
      <Link className="shell-nav-entry" to={entry.path ?? ''} aria-current={isCurrent ? 'page' : undefined}>
        {t(entry.title)}
        <UnreadBadge entry={entry} />
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="shell-nav-entry"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => openModule(entry, services)}
    >
      {t(entry.title)}
      {entry.state === 'locked' && (
        <>
          <Icon name="LockClosed" size={16} />
          <span className="visually-hidden">{t('host.noPermission')}</span>
        </>
      )}
    </button>
  );
}
