import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from 'react-router';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import type { PageHead } from 'edutech/core/web/plugin';
import { placeLinks } from '../document/links';
import { titleOf } from '../document/title';
import type { Page } from '../plugins/plugin-set';

/**
 * What belongs to each change of page: its title and links, the top of the page (or, going back, where one was), and
 * focus.
 */
export function useArrival(page: Page, { title: own, links }: PageHead): void {
  const intl = useIntl();
  const t = useText();
  const { platformName } = useDeployment();
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  useScrollRestoration();
  const title = titleOf(own ?? t(page.route.title), platformName[intl.locale === 'en' ? 'en' : 'zh-CN']);
  // Names the document after its page
  useEffect(() => {
    document.title = title;
  }, [title]);
  // a page says its links anew each time it is drawn; only others are news
  const placed = JSON.stringify(links ?? []);
  // Offers programs what the page offers them
  useEffect(() => placeLinks(JSON.parse(placed)), [placed]);
  // Lets keyboards and screen readers begin at the new page; not when the document has just been loaded
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
