import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { DropGroup, DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useServices } from 'edutech/core/web/hooks';
import type { ModuleEntry } from '../navigation/modules';
import { mostEntries, splitOverflow } from '../navigation/overflow';
import { isPlainLink, openModule } from '../navigation/run';
import { isInside, useModules } from './ShellNav';

/** The navigation of phones, at the lower edge: the same entries as above on wider screens. */
export function ShellTabbar({ audience }: { audience: 'student' | 'teacher' }) {
  const intl = useIntl();
  const services = useServices();
  const { pathname } = useLocation();
  const { shown, folded } = splitOverflow(useModules(audience), mostEntries[audience]);
  return (
    <nav className="shell-tabbar" aria-label={intl.formatMessage({ id: 'host.navigation' })}>
      {shown.map((entry) => (
        <TabbarEntry key={entry.id} entry={entry} isCurrent={isInside(entry, pathname)} />
      ))}
      {folded.length > 0 && (
        <DropMenu
          className="shell-tabbar-entry"
          align="end"
          current={folded.some((entry) => isInside(entry, pathname))}
          trigger={
            <>
              <Icon name="MoreHorizontal" size={24} />
              <FormattedMessage id="host.more" />
            </>
          }
        >
          <DropGroup>
            {folded.map((entry) => (
              <DropItem
                key={entry.id}
                icon={<ModuleIcon name={entry.module.icon} />}
                onChoose={() => openModule(entry, services)}
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

function TabbarEntry({ entry, isCurrent }: { entry: ModuleEntry; isCurrent: boolean }) {
  const services = useServices();
  const content = (
    <>
      <ModuleIcon name={entry.module.icon} size={24} />
      <FormattedMessage id={entry.title} />
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
