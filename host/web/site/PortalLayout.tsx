import type { LayoutProps } from '../layouts/frames';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { SkipLink } from '../layouts/parts/SkipLink';

/** The frame of the portal and of everything that visitors read. */
export function PortalLayout({ children }: LayoutProps) {
  return (
    <div className="site">
      <SkipLink />
      <SiteHeader />
      <main id="main" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
