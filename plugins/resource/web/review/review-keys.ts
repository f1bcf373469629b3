import { reviewHints } from 'edutech/plugins/library/kit/ui/review/review-keys';
import { checks } from '../../model/sharing';

/** Where a comment is written. */
export const commentFieldId = 'resource-comment';

/** Keys of the review desk (screens.md F4). */
export const resourceHints = reviewHints(checks.length, [{ keys: ['C'], does: 'resource.audit.key.comment' }]);
export const resourceKeys = { c: () => document.getElementById(commentFieldId)?.focus() };
