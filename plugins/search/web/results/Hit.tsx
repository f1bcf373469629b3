import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { CoverPicture } from 'edutech/core/ui/cards/CoverCard';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Tag } from 'edutech/core/ui/Tag';
import type { Found } from '../../api';
import { Marked } from '../Marked';

/** Something found, as one link: kind and title, from whom, the place in its summary where the words stand. */
export function Hit({ hit, isInSight }: { hit: Found; isInSight: boolean }) {
  const [day] = cityMinute(new Date(hit.time)).split(' ');
  return (
    <HitLink address={hit.address}>
      <span className="search-hit-words">
        <span className="search-hit-title">
          <Tag tone="brand">{hit.label}</Tag>
          <h2>
            <Marked text={hit.title} marks={hit.titleMarks} />
          </h2>
        </span>
        {hit.summary && (
          <span className="search-hit-summary">
            <Marked text={hit.summary} marks={hit.summaryMarks} />
          </span>
        )}
        <span className="search-hit-facts">
          {[...hit.names, hit.grade, hit.subject].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <time className="num" dateTime={hit.time}>
            {day}
          </time>
        </span>
      </span>
      {hit.cover && <CoverPicture src={hit.cover} isInSight={isInSight} />}
    </HitLink>
  );
}

function HitLink({ address, children }: { address: string; children: ReactNode }) {
  if (address.startsWith('/')) {
    return (
      <Link to={address} className="search-hit">
        {children}
      </Link>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener" className="search-hit">
      {children}
      <span className="visually-hidden">
        <FormattedMessage id="search.newTab" />
      </span>
    </a>
  );
}
