import { FormattedMessage } from 'react-intl';
import { ReasonDialog } from 'edutech/core/ui/form/ReasonDialog';
import type { ReviewState } from './use-review';

const usual = ['content', 'words', 'licence', 'chapter', 'quality'] as const;

interface ReturnDialogProps {
  readonly review: ReviewState;
  readonly title: string;
}

/** Asks why something is returned, or taken down: the owner is told so, with the comments. */
export function ReturnDialog({ review, title }: ReturnDialogProps) {
  const act = review.isOpen ? 'return' : 'takeDown';
  return (
    <ReasonDialog
      name={`resource.${act}`}
      title={<FormattedMessage id={`resource.audit.${act}.title`} values={{ title }} />}
      submit={<FormattedMessage id={`resource.audit.act.${act}`} />}
      label="resource.audit.reason"
      missing="resource.audit.noReason"
      usual={usual.map((name) => `resource.audit.usual.${name}`)}
      longest={1000}
      onDone={review.isOpen ? review.giveBack : review.takeDown}
      onClose={review.closeReturn}
    />
  );
}
