import type { Stage } from 'edutech/core/common/teaching/stages';
import type { Media } from '../../../kit/ui/question/content/media';
import type { StoredPicture } from '../../../kit/ui/question/writing/ContentWriter';

/** What every text of the form is written with. */
export interface Writing {
  readonly media: Media;
  readonly stage: Stage;
  readonly upload: (picture: File) => Promise<StoredPicture>;
}
