import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { UNSAFE_useScrollRestoration as useScrollRestoration, useLocation } from 'react-router';
import { useDeployment } from 'edutech/core/web/hooks';
import { titleOf } from '../document/title';
import type { Page } from '../plugins/plugin-set';

/** What belongs to each change of page: its title, the top of the page (or, going back, where one was), and focus. */
export function useArrival(page: Page): void {
  const intl = useIntl();
  const { platformName } = useDeployment();
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  useScrollRestoration();
  const title = titleOf(
    intl.formatMessage({ id: page.route.title }),
    platformName[intl.locale === 'en' ? 'en' : 'zh-CN'],
  );
  // Names the document after its page
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Lets keyboards and screen readers begin at the new page; not when the document has just been loaded
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
