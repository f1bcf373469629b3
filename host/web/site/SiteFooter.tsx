import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Language } from 'edutech/core/common/languages';
import { termsPath } from 'edutech/core/common/organisation/agreement';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { version } from '../../../package.json';
import { Logo } from '../layouts/parts/Logo';
import { SiteTab, useTabs } from './SiteTabs';

/** The tabs that teach; the others serve (portal.md section 2 numbers them). */
const learning = [2, 3, 4, 5];
const home = 0;

/** Who runs the platform, where else one can go, and the records that a public site must show. */
export function SiteFooter() {
  const t = useText();
  const tabs = useTabs();
  const columns = [
    { title: 'host.footer.learn', tabs: tabs.filter((tab) => learning.includes(tab.number)) },
    { title: 'host.footer.serve', tabs: tabs.filter((tab) => !learning.includes(tab.number) && tab.number !== home) },
  ].filter((column) => column.tabs.length > 0);
  return (
    <footer className="site-foot">
      <div className="wrap">
        <div className="site-foot-columns">
          <Imprint />
          {columns.map(({ title, tabs: listed }) => (
            <div key={title}>
              <h2>{t(title)}</h2>
              <ul>
                {listed.map((tab) => (
                  <li key={tab.key}>
                    <SiteTab tab={tab} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Records />
      </div>
    </footer>
  );
}

function Imprint() {
  const t = useText();
  const { locale } = useIntl();
  const { imprint } = useDeployment();
  return (
    <div>
      <Logo full />
      <p>
        {t('host.footer.organiser', { organiser: imprint.organiser[locale as Language] })}
        {imprint.hotline && (
          <>
            <br />
            {t('host.footer.hotline', { hotline: imprint.hotline })}
          </>
        )}
      </p>
    </div>
  );
}

function Records() {
  const t = useText();
  const { icp, policeRecord } = useDeployment().imprint;
  return (
    <div className="site-legal">
      <Link to={termsPath}>{t('host.terms')}</Link>
      {icp && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener">
          {icp}
        </a>
      )}
      {policeRecord && <span>{policeRecord}</span>}
      <span>{t('host.footer.version', { version })}</span>
    </div>
  );
}
