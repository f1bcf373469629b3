import { FormattedMessage } from 'react-intl';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import type { Resource } from '../../../api/records';

const tones: Readonly<Record<Resource['visibility'], TagTone>> = { 1: 'plain', 2: 'info', 3: 'done' };

/** Who sees a resource, or that an audit of it waits. */
export function SharingTag({
  resource: { visibility, wanted },
}: {
  readonly resource: Pick<Resource, 'visibility' | 'wanted'>;
}) {
  if (wanted !== 0) {
    return (
      <Tag tone="star" icon="Clock">
        <FormattedMessage id={`resource.waits.${wanted}`} />
      </Tag>
    );
  }
  return (
    <Tag tone={tones[visibility]}>
      <FormattedMessage id={`resource.visibility.${visibility}`} />
    </Tag>
  );
}
