import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import type { ReviewState } from './use-review';

/** The two ways that an audit ends; they stay in sight. What has passed can be taken down. */
export function Decision({ review }: { readonly review: ReviewState }) {
  if (review.isShared) {
    return (
      <div className="card resource-decide">
        <Button icon="ArrowUndo" onClick={review.askReturn}>
          <FormattedMessage id="resource.audit.act.takeDown" />
        </Button>
      </div>
    );
  }
  if (!review.isOpen) return null;
  return (
    <div className="card resource-decide">
      <Button icon="ArrowUndo" onClick={review.askReturn}>
        <FormattedMessage id="resource.audit.act.return" />
      </Button>
      <Button look="primary" icon="Checkmark" busy={review.busy} onClick={() => void review.pass()}>
        <FormattedMessage id="resource.audit.act.pass" />
      </Button>
    </div>
  );
}
