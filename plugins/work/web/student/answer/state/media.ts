import type { Media } from 'edutech/core/ui/question/content/media';
import type { Static } from 'typebox';
import type { Medium } from '../../../../api/records';

/** Pictures and recordings as what draws questions takes them. */
export const mediaOf = (media: readonly Static<typeof Medium>[]): Media =>
  Object.fromEntries(media.map(({ fileid, address }) => [fileid, address]));
