import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { LessonState } from '../../../model/states';

const tones: Readonly<Record<LessonState, TagTone>> = {
  draft: 'plain',
  review: 'info',
  published: 'done',
  withdrawn: 'late',
};

/** Where a lesson stands in its life. */
export function StateTag({ state }: { readonly state: LessonState }) {
  const t = useText();
  return <Tag tone={tones[state]}>{t(`air.lessonState.${state}`)}</Tag>;
}
