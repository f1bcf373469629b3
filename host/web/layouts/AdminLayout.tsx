import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useServices } from 'edutech/core/web/hooks';
import type { ModuleEntry } from '../navigation/modules';
import { isPlainLink, openModule } from '../navigation/run';
import { Shell } from '../shell/Shell';
import { useModules } from '../shell/ShellNav';
import type { LayoutProps } from './frames';

/** The frame of administration: its pages in a list at the side. */
export function AdminLayout(props: LayoutProps) {
  return <Shell {...props} className="shell-admin" navigation={<AdminTitle />} side={<AdminSide />} />;
}

function AdminTitle() {
  return (
    <span className="shell-area">
      <FormattedMessage id="host.administration" />
    </span>
  );
}

function AdminSide() {
  const intl = useIntl();
  const entries = useModules('admin').filter((entry) => entry.state === 'open');
  return (
    <nav className="shell-side" aria-label={intl.formatMessage({ id: 'host.administration' })}>
      {entries.map((entry) => (
        <SideEntry key={entry.id} entry={entry} />
      ))}
    </nav>
  );
}

/** A link to a page of administration, or a button where the plugin itself finds the page (its handler). */
function SideEntry({ entry }: { entry: ModuleEntry }) {
  const services = useServices();
  const { pathname } = useLocation();
  const words = (
    <>
      <ModuleIcon name={entry.module.icon} />
      <FormattedMessage id={entry.title} />
    </>
  );
  if (!isPlainLink(entry)) {
    return (
      <button type="button" className="shell-side-entry" onClick={() => openModule(entry, services)}>
        {words}
      </button>
    );
  }
  return (
    <Link
      className="shell-side-entry"
      to={entry.path ?? ''}
      aria-current={pathname.startsWith(entry.path ?? '-') ? 'page' : undefined}
    >
      {words}
    </Link>
  );
}
