import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from 'edutech/core/web/hooks';
import type { ReadSite } from '../../api';
import { listAddress } from '../../model/news';

interface SiteListProps {
  readonly sites: readonly ReadSite[];
  readonly siteId: string | undefined;
  readonly typeId: string | undefined;
}

/** Whose news: the city's, a county's with the city's, a school's with those of both. Plain links, without scripts too. */
export function SiteList({ sites, siteId, typeId }: SiteListProps) {
  const t = useText();
  if (sites.length === 0) return null;
  const county = sites.find((site) => site.siteId === siteId)?.countyId ?? siteId;
  const counties = sites.filter(({ countyId }) => countyId === null);
  const link = (id: string | undefined, name: ReactNode) => (
    <Link className="block round hovers" to={listAddress(typeId, id)} aria-current={id === siteId ? 'page' : undefined}>
      {name}
    </Link>
  );
  return (
    <nav className="card news-sites-list pad-4" aria-label={t('news.sites.title')}>
      <h2 className="soft t-strong below-2">{t('news.sites.title')}</h2>
      <ul>
        <li>{link(undefined, t('news.sites.city'))}</li>
        {counties.map((one) => (
          <li key={one.siteId}>
            {link(one.siteId, one.name)}
            {one.siteId === county && (
              <ul>
                {sites
                  .filter(({ countyId }) => countyId === one.siteId)
                  .map((school) => (
                    <li key={school.siteId}>{link(school.siteId, school.name)}</li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
