import { FormattedMessage, useIntl } from 'react-intl';
import { useDeployment } from 'edutech/core/web/hooks';
import { version } from '../../../package.json';
import { Logo } from '../layouts/Logo';
import { SiteTab, useTabs } from './SiteTabs';

/** The tabs that teach; the others serve (portal.md section 2 numbers them). */
const learning = [2, 3, 4, 5];
const home = 0;

/** What the city says of itself, among the options of the portal; empty when it says nothing. */
function useFact(): (name: string) => string {
  const { option } = useDeployment();
  return (name) => String(option('portal', name) ?? '');
}

/** Who runs the platform, where else one can go, and the records that a public site must show. */
export function SiteFooter() {
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
              <h2>
                <FormattedMessage id={title} />
              </h2>
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
  const intl = useIntl();
  const fact = useFact();
  const { cityName } = useDeployment();
  const language = intl.locale === 'en' ? 'en' : 'zh-CN';
  const organiser =
    fact(language === 'en' ? 'organiserEn' : 'organiser') ||
    intl.formatMessage({ id: 'host.footer.bureau' }, { city: cityName[language] });
  const hotline = fact('hotline');
  return (
    <div>
      <Logo full />
      <p>
        <FormattedMessage id="host.footer.organiser" values={{ organiser }} />
        {hotline && (
          <>
            <br />
            <FormattedMessage id="host.footer.hotline" values={{ hotline }} />
          </>
        )}
      </p>
    </div>
  );
}

function Records() {
  const fact = useFact();
  return (
    <div className="site-legal">
      {fact('icp') && (
        <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener">
          {fact('icp')}
        </a>
      )}
      {fact('policeRecord') && <span>{fact('policeRecord')}</span>}
      <span>
        <FormattedMessage id="host.footer.version" values={{ version }} />
      </span>
    </div>
  );
}
