import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ReadSite } from '../../api';
import { listAddress } from '../../model/news';

interface SiteListProps {
  readonly sites: readonly ReadSite[];
  readonly siteid: string | undefined;
  readonly typeid: string | undefined;
}

/** Whose news: the city's, a county's with the city's, a school's with those of both. Plain links, without scripts too. */
export function SiteList({ sites, siteid, typeid }: SiteListProps) {
  const intl = useIntl();
  if (sites.length === 0) return null;
  const county = sites.find((site) => site.siteid === siteid)?.countyid ?? siteid;
  const counties = sites.filter(({ countyid }) => countyid === null);
  const link = (id: string | undefined, name: ReactNode) => (
    <Link to={listAddress(typeid, id)} aria-current={id === siteid ? 'page' : undefined}>
      {name}
    </Link>
  );
  return (
    <nav className="card news-sites-list" aria-label={intl.formatMessage({ id: 'news.sites.title' })}>
      <h2>
        <FormattedMessage id="news.sites.title" />
      </h2>
      <ul>
        <li>{link(undefined, <FormattedMessage id="news.sites.city" />)}</li>
        {counties.map((one) => (
          <li key={one.siteid}>
            {link(one.siteid, one.name)}
            {one.siteid === county && (
              <ul>
                {sites
                  .filter(({ countyid }) => countyid === one.siteid)
                  .map((school) => (
                    <li key={school.siteid}>{link(school.siteid, school.name)}</li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
