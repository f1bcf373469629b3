import { useSignals } from '@preact/signals-react/runtime';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { DropGroup, DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useServices } from 'edutech/core/web/hooks';
import { arrangeModules, type ModuleEntry } from '../navigation/modules';
import { mostEntries, splitOverflow } from '../navigation/overflow';
import { isPlainLink, openModule } from '../navigation/run';
import { plugins } from '../plugins/installed';
import { holderOf } from '../routing/holder';

type Audience = 'teacher' | 'student' | 'admin';

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

/** Whether somebody on this page is inside the module: on a page of the same first path segment. */
export const isInside = (entry: ModuleEntry, path: string): boolean => {
  const root = entry.path?.split('/')[1];
  return root !== undefined && root !== '' && path.split('/')[1] === root;
};

/** The top navigation, and 更多 for what finds no place in it. */
export function ShellNav({ audience }: { audience: Audience }) {
  const intl = useIntl();
  const services = useServices();
  const { pathname } = useLocation();
  const { shown, folded } = splitOverflow(useModules(audience), mostEntries[audience]);
  return (
    <nav className="shell-nav" aria-label={intl.formatMessage({ id: 'host.navigation' })}>
      {shown.map((entry) => (
        <NavEntry key={entry.id} entry={entry} isCurrent={isInside(entry, pathname)} />
      ))}
      {folded.length > 0 && (
        <DropMenu
          className="shell-nav-entry"
          current={folded.some((entry) => isInside(entry, pathname))}
          trigger={
            <>
              <FormattedMessage id="host.more" />
              <Icon name="ChevronDown" size={16} />
            </>
          }
        >
          <DropGroup>
            {folded.map((entry) => (
              <DropItem
                key={entry.id}
                icon={<ModuleIcon name={entry.module.icon} />}
                to={isPlainLink(entry) ? (entry.path ?? undefined) : undefined}
                onChoose={isPlainLink(entry) ? undefined : () => openModule(entry, services)}
                current={isInside(entry, pathname)}
                disabled={entry.state === 'locked'}
                note={entry.state === 'locked' ? <FormattedMessage id="host.noPermission" /> : undefined}
              >
                <FormattedMessage id={entry.title} />
              </DropItem>
            ))}
          </DropGroup>
        </DropMenu>
      )}
    </nav>
  );
}

function NavEntry({ entry, isCurrent }: { entry: ModuleEntry; isCurrent: boolean }) {
  const services = useServices();
  if (isPlainLink(entry)) {
    return (
      <Link className="shell-nav-entry" to={entry.path ?? ''} aria-current={isCurrent ? 'page' : undefined}>
        <FormattedMessage id={entry.title} />
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
      <FormattedMessage id={entry.title} />
      {entry.state === 'locked' && (
        <>
          <Icon name="LockClosed" size={16} />
          <span className="visually-hidden">
            <FormattedMessage id="host.noPermission" />
          </span>
        </>
      )}
    </button>
  );
}
