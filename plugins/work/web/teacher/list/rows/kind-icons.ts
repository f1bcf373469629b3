import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import type { HomeworkKind } from '../../../../model/homework';

/** How homework is done, as an icon: on the screen, with files, on paper. */
export const kindIcons: Readonly<Record<HomeworkKind, IconName>> = {
  0: 'List',
  1: 'Attach',
  2: 'Folder',
  3: 'Print',
};
