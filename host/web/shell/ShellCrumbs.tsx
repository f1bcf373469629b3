import { Breadcrumb, type Crumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { useText } from 'edutech/core/web/hooks';
import { pages } from '../plugins/installed';
import { ancestorsOf, type Page } from '../plugins/plugin-set';
import { loginPath } from '../routing/guard';

/** 当前位置：首页 › … The home link leads to the portal (portal.md section 2). */
export function ShellCrumbs({ page, title }: { page: Page; title?: string }) {
  const t = useText();
  const chain = ancestorsOf(page, pages);
  const items: Crumb[] = [
    { label: t('host.home'), to: loginPath },
    ...chain.map((one, index) => ({
      label: (one === page && title) || t(one.route.title),
      // a page of one thing cannot be shown without saying of which
      to: index < chain.length - 1 && !one.route.query && !one.route.path.includes(':') ? one.route.path : undefined,
    })),
  ];
  return <Breadcrumb items={items} prefix={t('host.location')} />;
}
