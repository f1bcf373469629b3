import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import type { Review } from './use-review';

interface DecideBarProps<Check extends string> {
  readonly review: Review<Check>;
}

/** The two ways that a review ends; they stay in sight. */
export function DecideBar<Check extends string>({ review }: DecideBarProps<Check>) {
  if (!review.isOpen) return null;
  return (
    <div className="card library-decide paper">
      <Button icon="ArrowUndo" onClick={review.askReturn}>
        <FormattedMessage id="library.kit.review.return" />
      </Button>
      <Button look="primary" icon="Checkmark" busy={review.busy} onClick={() => void review.pass()}>
        <FormattedMessage id="library.kit.review.pass" />
      </Button>
    </div>
  );
}
