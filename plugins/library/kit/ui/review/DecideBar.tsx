import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import type { Review } from './use-review';

interface DecideBarProps<Check extends string> {
  readonly review: Review<Check>;
}

/** The two ways that a review ends; they stay in sight. */
export function DecideBar<Check extends string>({ review }: DecideBarProps<Check>) {
  const t = useText();
  if (!review.isOpen) return null;
  return (
    <div className="card library-decide paper">
      <Button icon="ArrowUndo" onClick={review.askReturn}>
        {t('library.kit.review.return')}
      </Button>
      <Button look="primary" icon="Checkmark" busy={review.busy} onClick={() => void review.pass()}>
        {t('library.kit.review.pass')}
      </Button>
    </div>
  );
}
