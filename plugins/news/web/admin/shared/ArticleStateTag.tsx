import { FormattedMessage } from 'react-intl';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
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
export const ArticleStateTag = ({ state }: { state: ArticleState }) => (
  <Tag tone={tones[state]}>
    <FormattedMessage id={`news.state.${state}`} />
  </Tag>
);
