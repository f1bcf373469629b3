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
          <Rules />
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
      <p>{t('host.footer.organiser', { organiser: imprint.organiser[locale as Language] })}</p>
      {imprint.hotline && (
        <p className="site-hotline">
          {t('host.footer.hotline', { hotline: <b className="num">{imprint.hotline}</b> })}
        </p>
      )}
    </div>
  );
}

/** The page of the police records that a number belongs to: its digits name it. */
const policeAddress = (record: string): string =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${record.replace(/\D/g, '')}`;

/** What holds for everybody here, and where harm is reported; a page that the settings do not name is left out. */
function Rules() {
  const t = useText();
  const { imprint } = useDeployment();
  return (
    <div>
      <h2>{t('host.footer.rules')}</h2>
      <ul>
        <li>
          <Link to={termsPath}>{t('host.terms')}</Link>
        </li>
        {(['minors', 'report', 'accessibility'] as const).map((name) => {
          const address = imprint[`${name}Page`];
          return (
            address && (
              <li key={name}>
                <a href={address}>{t(`host.footer.${name}`)}</a>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

function Records() {
  const t = useText();
  const { icp, policeRecord, siteCode } = useDeployment().imprint;
  return (
    <div className="site-legal">
      {icp && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener">
          {icp}
        </a>
      )}
      {policeRecord && (
        <a href={policeAddress(policeRecord)} target="_blank" rel="noopener">
          {policeRecord}
        </a>
      )}
      {siteCode && <span>{t('host.footer.siteCode', { code: siteCode })}</span>}
      <span className="end">{t('host.footer.version', { version })}</span>
    </div>
  );
}
