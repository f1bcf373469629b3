import { useSignals } from '@preact/signals-react/runtime';
import { Link, useLocation } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { useDeployment, useServices, useSession, useText } from 'edutech/core/web/hooks';
import { leaveByTab } from 'edutech/core/web/session/city-modes';
import { runHandler } from '../navigation/run';
import { currentTab, portalTabs, type PortalTab } from '../navigation/tabs';
import { plugins } from '../plugins/installed';
import { holderOf } from '../routing/holder';

/** The portal's tabs, by number, of those plugins that are there (portal.md section 2). */
export function useTabs(): readonly PortalTab[] {
  useSignals();
  const deployment = useDeployment();
  const { user } = useSession();
  return portalTabs({
    plugins,
    holder: holderOf(user.value),
    isOn: (plugin) => deployment.isOn(plugin.id),
    option: deployment.option,
  });
}

export function SiteTabs() {
  const t = useText();
  const { pathname } = useLocation();
  const tabs = useTabs();
  const current = currentTab(tabs, pathname);
  return (
    <nav className="wrap site-nav" aria-label={t('host.navigation')}>
      {tabs.map((tab) => (
        <SiteTab key={tab.key} tab={tab} isCurrent={tab === current} className="site-tab" />
      ))}
    </nav>
  );
}

interface SiteTabProps {
  readonly tab: PortalTab;
  readonly isCurrent?: boolean;
  readonly className?: string;
}

/** One tab: a link to its page or site, or a button that runs its handler. */
export function SiteTab({ tab, isCurrent = false, className }: SiteTabProps) {
  const t = useText();
  const services = useServices();
  const leave = () => leaveByTab(tab, services.storage);
  const { action } = tab;
  const words = (
    <>
      {t(tab.block.title)}
      {tab.newWindow && <NewWindow />}
    </>
  );
  if (action.kind === 'handler') {
    return (
      <button type="button" className={className} onClick={() => runHandler(services, tab.plugin, action.name)}>
        {words}
      </button>
    );
  }
  if (action.kind === 'external') {
    return (
      <a className={className} href={action.address} target="_blank" rel="noopener" onClick={leave}>
        {words}
      </a>
    );
  }
  return (
    <Link
      className={className}
      to={action.path}
      target={tab.newWindow ? '_blank' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={leave}
    >
      {words}
    </Link>
  );
}

function NewWindow() {
  const t = useText();
  return (
    <>
      <Icon name="Open" size={16} />
      <span className="visually-hidden">{t('host.newWindow')}</span>
    </>
  );
}
