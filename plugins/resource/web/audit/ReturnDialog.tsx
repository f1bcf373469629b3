import { FormattedMessage } from 'react-intl';
import { ReasonDialog } from 'edutech/core/ui/form/ReasonDialog';
import type { ReviewState } from './use-review';

const usual = ['content', 'words', 'licence', 'chapter', 'quality'] as const;

/** Asks why: the owner is told so, with the comments. */
export const ReturnDialog = ({ review }: { readonly review: ReviewState }) => (
  <ReasonDialog
    name="resource.return"
    title={<FormattedMessage id="resource.audit.return.title" />}
    submit={<FormattedMessage id="resource.audit.return" />}
    label="resource.audit.reason"
    missing="resource.audit.noReason"
    usual={usual.map((name) => `resource.audit.usual.${name}`)}
    longest={1000}
    onDone={review.giveBack}
    onClose={review.closeReturn}
  />
);
