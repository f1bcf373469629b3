import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { ArticleState } from '../../../model/articles/states';

const tones: Readonly<Record<ArticleState, TagTone>> = {
  draft: 'plain',
  firstReview: 'info',
  secondReview: 'info',
  thirdReview: 'info',
  scheduled: 'star',
  published: 'done',
  expired: 'plain',
  withdrawn: 'late',
};

/** Where an article stands. */
export function ArticleStateTag({ state }: { state: ArticleState }) {
  const t = useText();
  return <Tag tone={tones[state]}>{t(`news.state.${state}`)}</Tag>;
}
