import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { PaperState } from '../../model/paper/states';

const tones: Readonly<Record<PaperState, TagTone>> = {
  draft: 'plain',
  audit: 'info',
  secret: 'star',
  published: 'done',
};

/** Where a paper stands, in a word. */
export function StateTag({ state }: { readonly state: PaperState }) {
  const t = useText();
  return (
    <Tag tone={tones[state]} {...(state === 'secret' && { icon: 'LockClosed' as const })}>
      {t(`exam.state.${state}`)}
    </Tag>
  );
}
