import { FormattedMessage } from 'react-intl';
import { Tag, type TagTone } from 'edutech/core/ui/Tag';
import type { LessonState } from '../../../model/states';

const tones: Readonly<Record<LessonState, TagTone>> = {
  draft: 'plain',
  review: 'info',
  published: 'done',
  withdrawn: 'late',
};

/** Where a lesson stands in its life. */
export const StateTag = ({ state }: { readonly state: LessonState }) => (
  <Tag tone={tones[state]}>
    <FormattedMessage id={`air.lessonState.${state}`} />
  </Tag>
);
