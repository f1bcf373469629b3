import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import type { BlockKind } from '../../model/book/document';

/** What each kind of block looks like in lists. */
export const blockIcons: Readonly<Record<BlockKind, IconName>> = {
  aims: 'Flag',
  preview: 'Document',
  questions: 'QuestionCircle',
  inquiry: 'Grid',
  check: 'Checkmark',
  summary: 'List',
  homework: 'Edit',
  free: 'Lightbulb',
};
