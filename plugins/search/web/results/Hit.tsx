import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CoverPicture } from 'edutech/core/ui/cards/CoverCard';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Tag } from 'edutech/core/ui/Tag';
import { Column } from 'edutech/core/ui/layout/Column';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Found } from '../../api';
import { Marked } from '../Marked';

/** Something found, as one link: kind and title, from whom, the place in its summary where the words stand. */
export function Hit({ hit, isInSight }: { hit: Found; isInSight: boolean }) {
  const [day] = cityMinute(new Date(hit.time)).split(' ');
  return (
    <HitLink address={hit.address}>
      <Stack as="span" gap={1}>
        <Column as="span" align="start" gap={2} rows="half" className="search-hit-title">
          <Tag tone="brand">{hit.label}</Tag>
          <h2>
            <Marked text={hit.title} marks={hit.titleMarks} />
          </h2>
        </Column>
        {hit.summary && (
          <span className="search-hit-summary soft clipped">
            <Marked text={hit.summary} marks={hit.summaryMarks} />
          </span>
        )}
        <Row as="span" align="stretch" wrap gap={3} rows={0} className="fine">
          {[...hit.names, hit.grade, hit.subject].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <time className="num" dateTime={hit.time}>
            {day}
          </time>
        </Row>
      </Stack>
      {hit.cover && <CoverPicture src={hit.cover} isInSight={isInSight} />}
    </HitLink>
  );
}

function HitLink({ address, children }: { address: string; children: ReactNode }) {
  const t = useText();
  if (address.startsWith('/')) {
    return (
      <Link to={address} className="search-hit pad-y-3">
        {children}
      </Link>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener" className="search-hit pad-y-3">
      {children}
      <span className="visually-hidden">{t('search.newTab')}</span>
    </a>
  );
}
