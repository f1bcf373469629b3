import type { Id } from 'edutech/core/common/ids';
import type { Uploads } from 'edutech/core/web/uploads/uploads';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { withArrived } from 'edutech/plugins/questions/kit/ui/hand-ins/files-in-order';
import type { HandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import { HandIns } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-ins';

export interface PhotoParts {
  readonly person: Id;
  readonly subject: Id;
  readonly store: HandInStore;
  readonly uploads: Uploads;
}

interface AnswersOfPhotos {
  of(place: string): Answer;
  put(place: string, answer: Answer): void;
  /** Whether the server has all answers. */
  flush(): Promise<boolean>;
}

/** Photographs of answers: kept on this device first, uploaded in the background, and named by their answers then. */
export async function openPhotos(parts: PhotoParts, answers: AnswersOfPhotos): Promise<HandIns> {
  let photos: HandIns | null = null;
  photos = await HandIns.open({
    ...parts,
    area: 'guide.answers',
    onArrived: (handIn, fileId) => {
      const { place, field } = handIn;
      const waiting = (photos?.list.peek() ?? []).filter((one) => one.place === place && one.field === field);
      const before = answers.of(place);
      const after = withArrived(before, handIn, fileId, waiting);
      if (after !== before) answers.put(place, after);
    },
    saveAnswers: () => answers.flush(),
  });
  return photos;
}
