import { FormattedDate, FormattedMessage } from 'react-intl';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Cover, CoverCard, CoverNote } from 'edutech/core/ui/cards/CoverCard';
import { IconCount } from 'edutech/core/ui/cards/IconCount';
import { lengthText } from 'edutech/core/ui/rules/length';
import type { Resource } from '../../../api/records';
import { detailAddress, type Shelf } from '../addresses';
import { stateOf } from '../view-state';
import { CoverArt } from './CoverArt';
import { lookOf } from './file-looks';

interface ResourceCardProps {
  readonly resource: Resource;
  readonly shelf: Shelf;
  /** Seen without scrolling: its cover comes before scripts. */
  readonly isInSight?: boolean;
}

/** A resource as a card: what it looks like, what it is called, whose it is, how often it was used. */
export const ResourceCard = ({ resource, shelf, isInSight }: ResourceCardProps) => (
  <CoverCard
    to={detailAddress(shelf, resource.id)}
    className={`hue-${subjectHue(resource.subjectCode)}`}
    cover={
      <Cover picture={resource.videoImg} art={<CoverArt look={lookOf(resource.ext)} />} isInSight={isInSight}>
        <CoverNote at="begin">{resource.subject}</CoverNote>
        <StateNote resource={resource} />
      </Cover>
    }
    title={resource.title}
    who={[resource.authors, resource.school].filter(Boolean).join(' · ')}
    foot={
      <>
        <FormattedMessage id={`resource.kind.${resource.kind}`} /> ·{' '}
        <FormattedDate value={resource.time} month="numeric" day="numeric" />
      </>
    }
    counts={<IconCount icon="Eye" label="resource.uses" count={resource.showNum + resource.downloadNum} />}
  />
);

/** What stands at the cover's corner: the length, the number of pages or the kind of file, or that it cannot be opened yet. */
function StateNote({ resource }: { readonly resource: Resource }) {
  const { ext, seconds, pages } = resource;
  const state = stateOf(resource);
  if (state !== 'viewable') {
    return (
      <CoverNote at="end" isState>
        <FormattedMessage id={`resource.state.${state}`} />
      </CoverNote>
    );
  }
  return (
    <CoverNote at="end">
      {seconds > 0 ? (
        lengthText(seconds)
      ) : pages > 0 ? (
        <FormattedMessage id="resource.pages" values={{ ext: ext.toUpperCase(), pages }} />
      ) : (
        ext.toUpperCase()
      )}
    </CoverNote>
  );
}
