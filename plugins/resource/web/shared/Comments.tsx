import { FormattedMessage, useIntl } from 'react-intl';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { IconButton } from 'edutech/core/ui/IconButton';
import { lengthText } from 'edutech/core/ui/rules/length';
import type { Submission } from '../../api/records';
import type { Place } from './Stage';

export type AuditComment = Submission['comments'][number];

interface CommentsProps {
  readonly comments: readonly AuditComment[];
  /** Leads to the page or second. */
  readonly onAnchor: (place: Place) => void;
  /** Which may be taken back, and how. */
  readonly mayRemove?: (comment: AuditComment) => boolean;
  readonly onRemove?: (comment: AuditComment) => void;
}

/** Comments of an audit, by their place in the file; each leads there. */
export const Comments = ({ comments, onAnchor, mayRemove, onRemove }: CommentsProps) => (
  <ul className="resource-comments">
    {inPlace(comments).map((comment) => (
      <Comment
        key={comment.commentId}
        comment={comment}
        onAnchor={onAnchor}
        onRemove={mayRemove?.(comment) ? onRemove : undefined}
      />
    ))}
  </ul>
);

interface CommentProps extends Pick<CommentsProps, 'onAnchor' | 'onRemove'> {
  readonly comment: AuditComment;
}

function Comment({ comment, onAnchor, onRemove }: CommentProps) {
  const intl = useIntl();
  const { anchor, at, text, author, time } = comment;
  const place = anchor === 'page' ? { page: at } : { second: at };
  return (
    <li className="resource-comment">
      <span className="resource-comment-head">
        {anchor === 'whole' ? (
          <span className="resource-anchor">
            <FormattedMessage id="resource.anchor.whole" />
          </span>
        ) : (
          <button type="button" className="resource-anchor" onClick={() => onAnchor(place)}>
            <FormattedMessage
              id={`resource.anchor.${anchor}`}
              values={{ at: anchor === 'second' ? lengthText(at) : at }}
            />
          </button>
        )}
        <span>{author}</span>
        <time className="num">{cityMinute(new Date(time))}</time>
        {onRemove && (
          <IconButton
            icon="Dismiss"
            label={intl.formatMessage({ id: 'resource.comment.remove' })}
            onClick={() => onRemove(comment)}
          />
        )}
      </span>
      <p>{text}</p>
    </li>
  );
}

/** What is about the whole first, then along the file. */
const inPlace = (comments: readonly AuditComment[]): readonly AuditComment[] =>
  [...comments].sort((one, other) => rank(one) - rank(other));
const rank = ({ anchor, at }: AuditComment) => (anchor === 'whole' ? -1 : at);
