import { subjectHue } from 'edutech/core/common/teaching/hues';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Card } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { lengthText } from 'edutech/core/ui/rules/length';
import type { Resource } from '../../../api/records';
import { detailAddress, type Shelf } from '../addresses';
import { CoverArt } from './CoverArt';
import { lookOf } from './file-looks';
import { stateOf } from '../view-state';

interface ResourceCardProps {
  readonly resource: Resource;
  readonly shelf: Shelf;
  /** Seen without scrolling: its cover comes before scripts. */
  readonly isInSight?: boolean;
}

/** A resource as a card: what it looks like, what it is called, whose it is, how often it was used. */
export function ResourceCard({ resource, shelf, isInSight = false }: ResourceCardProps) {
  const intl = useIntl();
  const { id, title, authors, school, ext, videoimg, subjectcode, kind, time } = resource;
  const used = resource.shownum + resource.downloadnum;
  return (
    <Card to={detailAddress(shelf, id)} className={`resource-card hue-${subjectHue(subjectcode)}`}>
      <span className="resource-cover">
        {videoimg ? (
          <img src={videoimg} alt="" width={320} height={180} loading={isInSight ? 'eager' : 'lazy'} />
        ) : (
          <CoverArt look={lookOf(ext)} />
        )}
        <span className="resource-chip">{resource.subject}</span>
        <CoverNote resource={resource} />
      </span>
      <span className="resource-card-text">
        <h3 className="resource-card-title">{title}</h3>
        <span className="resource-card-who">{[authors, school].filter(Boolean).join(' · ')}</span>
        <span className="resource-card-foot">
          <span>
            {intl.formatMessage({ id: `resource.kind.${kind}` })} ·{' '}
            <FormattedDate value={time} month="numeric" day="numeric" />
          </span>
          <span className="resource-figure">
            <Icon name="Eye" size={16} />
            <FormattedNumber value={used} notation="compact" maximumFractionDigits={1} />
            <span className="visually-hidden">
              <FormattedMessage id="resource.uses" />
            </span>
          </span>
        </span>
      </span>
    </Card>
  );
}

/** What stands at the cover's corner: the length, the number of pages or the kind of file, or that it cannot be opened yet. */
function CoverNote({ resource }: { readonly resource: Resource }) {
  const { ext, seconds, pages } = resource;
  const state = stateOf(resource);
  if (state !== 'viewable') {
    return (
      <span className="resource-chip resource-chip-end resource-chip-state">
        <FormattedMessage id={`resource.state.${state}`} />
      </span>
    );
  }
  return (
    <span className="resource-chip resource-chip-end">
      {seconds > 0 ? (
        lengthText(seconds)
      ) : pages > 0 ? (
        <FormattedMessage id="resource.pages" values={{ ext: ext.toUpperCase(), pages }} />
      ) : (
        ext.toUpperCase()
      )}
    </span>
  );
}
