import { langOf } from 'edutech/core/ui/rules/lang-of';
import { CoverPicture } from 'edutech/core/ui/cards/CoverCard';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { ContentLink } from 'edutech/core/ui/navigation/ContentLink';
import { Tag } from 'edutech/core/ui/Tag';
import { Column } from 'edutech/core/ui/layout/Column';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { Found } from '../../api';
import { Marked } from '../Marked';

/** Something found, as one link: kind and title, from whom, the place in its summary where the words stand. */
export function Hit({ hit, isInSight }: { hit: Found; isInSight: boolean }) {
  const [day] = cityMinute(new Date(hit.time)).split(' ');
  return (
    <Row as={ContentLink} to={hit.address} align="start" gap={4} className="search-hit pad-y-3">
      <Stack as="span" gap={1} className="grow">
        <Column as="span" align="start" gap={2} rows="half" className="search-hit-title">
          <Tag tone="brand" className="above-half">
            {hit.label}
          </Tag>
          <h2 className="breaks shrink" lang={langOf(hit.title)}>
            <Marked text={hit.title} marks={hit.titleMarks} />
          </h2>
        </Column>
        {hit.summary && (
          <span className="clip2 soft" lang={langOf(hit.summary)}>
            <Marked text={hit.summary} marks={hit.summaryMarks} />
          </span>
        )}
        <Row as="span" align="stretch" wrap gap={3} rows={0} className="fine">
          {[...hit.names, hit.grade, hit.subject].filter(Boolean).map((fact) => (
            <span key={fact} lang={langOf(fact)}>
              {fact}
            </span>
          ))}
          <time className="num" dateTime={hit.time}>
            {day}
          </time>
        </Row>
      </Stack>
      {hit.cover && <CoverPicture src={hit.cover} isInSight={isInSight} />}
    </Row>
  );
}
