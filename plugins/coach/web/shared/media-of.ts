import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { Medium } from '../../api/records';

/** Pictures and recordings as what draws questions takes them. */
export const mediaOf = (...lists: readonly (readonly Medium[])[]): Media =>
  Object.fromEntries(lists.flat().map(({ file, address }) => [file, address]));
