import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
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
  const { pathname } = useLocation();
  const entries = useModules('admin').filter((entry) => entry.state === 'open' && entry.path !== null);
  return (
    <nav className="shell-side" aria-label={intl.formatMessage({ id: 'host.administration' })}>
      {entries.map((entry) => (
        <Link
          key={entry.id}
          className="shell-side-entry"
          to={entry.path ?? ''}
          aria-current={pathname.startsWith(entry.path ?? '-') ? 'page' : undefined}
        >
          <ModuleIcon name={entry.module.icon} />
          <FormattedMessage id={entry.title} />
        </Link>
      ))}
    </nav>
  );
}
