import { cityMinute } from 'edutech/core/common/time/city-time';
import { IconButton } from 'edutech/core/ui/IconButton';
import { lengthText } from 'edutech/core/ui/rules/length';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Submission } from '../../api/records';
import type { Place } from './Stage';

export type ReviewComment = Submission['comments'][number];

interface CommentsProps {
  readonly comments: readonly ReviewComment[];
  /** Leads to the page or second. */
  readonly onAnchor: (place: Place) => void;
  /** Which may be taken back, and how. */
  readonly mayRemove?: (comment: ReviewComment) => boolean;
  readonly onRemove?: (comment: ReviewComment) => void;
}

/** Comments of an audit, by their place in the file; each leads there. */
export const Comments = ({ comments, onAnchor, mayRemove, onRemove }: CommentsProps) => (
  <Stack as="ul" gap={2}>
    {inPlace(comments).map((comment) => (
      <Comment
        key={comment.commentId}
        comment={comment}
        onAnchor={onAnchor}
        onRemove={mayRemove?.(comment) ? onRemove : undefined}
      />
    ))}
  </Stack>
);

interface CommentProps extends Pick<CommentsProps, 'onAnchor' | 'onRemove'> {
  readonly comment: ReviewComment;
}

function Comment({ comment, onAnchor, onRemove }: CommentProps) {
  const t = useText();
  const { anchor, at, text, author, time } = comment;
  const place = anchor === 'page' ? { page: at } : { second: at };
  return (
    <li className="resource-comment">
      <Row as="span" wrap rows="half" className="resource-comment-head soft t-12">
        {anchor === 'whole' ? (
          <span className="resource-anchor pad-y-half pad-x-2 tint-star ink-star num pill">
            {t('resource.anchor.whole')}
          </span>
        ) : (
          <button
            type="button"
            className="resource-anchor pad-y-half pad-x-2 tint-star ink-star num pill"
            onClick={() => onAnchor(place)}
          >
            {t(`resource.anchor.${anchor}`, { at: anchor === 'second' ? lengthText(at) : at })}
          </button>
        )}
        <span>{author}</span>
        <time className="num">{cityMinute(new Date(time))}</time>
        {onRemove && (
          <IconButton
            className="end"
            icon="Dismiss"
            label={t('resource.comment.remove')}
            onClick={() => onRemove(comment)}
          />
        )}
      </Row>
      <p>{text}</p>
    </li>
  );
}

/** What is about the whole first, then along the file. */
const inPlace = (comments: readonly ReviewComment[]): readonly ReviewComment[] =>
  [...comments].sort((one, other) => rank(one) - rank(other));
const rank = ({ anchor, at }: ReviewComment) => (anchor === 'whole' ? -1 : at);
