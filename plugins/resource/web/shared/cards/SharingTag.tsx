import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Resource } from '../../../api/records';

const tones: Readonly<Record<Resource['visibility'], TagTone>> = { 1: 'plain', 2: 'info', 3: 'done' };

/** Who sees a resource, or that an audit of it waits. */
export function SharingTag({
  resource: { visibility, wanted },
}: {
  readonly resource: Pick<Resource, 'visibility' | 'wanted'>;
}) {
  const t = useText();
  if (wanted !== 0) {
    return (
      <Tag tone="star" icon="Clock">
        {t(`resource.waits.${wanted}`)}
      </Tag>
    );
  }
  return <Tag tone={tones[visibility]}>{t(`resource.visibility.${visibility}`)}</Tag>;
}
