import { FormattedDate } from 'react-intl';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Cover, CoverCard, CoverNote } from 'edutech/core/ui/cards/CoverCard';
import { IconCount } from 'edutech/core/ui/cards/IconCount';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
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
export function ResourceCard({ resource, shelf, isInSight }: ResourceCardProps) {
  const t = useText();
  return (
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
          {t(`resource.kind.${resource.kind}`)} · <FormattedDate value={resource.time} month="numeric" day="numeric" />
        </>
      }
      counts={<IconCount icon="Eye" label="resource.uses" count={resource.showNum + resource.downloadNum} />}
    />
  );
}

/** What stands at the cover's corner: the length, the number of pages or the kind of file, or that it cannot be opened yet. */
function StateNote({ resource }: { readonly resource: Resource }) {
  const t = useText();
  const { ext, seconds, pages } = resource;
  const state = stateOf(resource);
  if (state !== 'viewable') {
    return (
      <CoverNote at="end" isState>
        {t(`resource.state.${state}`)}
      </CoverNote>
    );
  }
  return (
    <CoverNote at="end">
      {seconds > 0
        ? lengthText(seconds)
        : pages > 0
          ? t('resource.pages', { ext: ext.toUpperCase(), pages })
          : ext.toUpperCase()}
    </CoverNote>
  );
}
