import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { ItemLine } from '../../common/library-endpoints';

const tones: Readonly<Record<ItemLine['seen'], TagTone>> = { 1: 'plain', 2: 'info', 3: 'done' };

/** Who sees a thing, or that a request to share it waits. */
export function SharingTag({ seen, wanted }: Pick<ItemLine, 'seen' | 'wanted'>) {
  const t = useText();
  if (wanted === null) return <Tag tone={tones[seen]}>{t(`library.kit.seen.${seen}`)}</Tag>;
  return (
    <Tag tone="star" icon="Clock">
      {t(`library.kit.wanted.${wanted}`)}
    </Tag>
  );
}
