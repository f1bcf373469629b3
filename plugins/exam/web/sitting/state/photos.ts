import type { Id } from 'edutech/core/common/ids';
import type { Uploads } from 'edutech/core/web/uploads/uploads';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { withArrived } from 'edutech/plugins/questions/kit/common/answers/files-in-order';
import type { HandIn, HandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import { HandIns } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-ins';
import type { FiledPhoto } from '../../../model/sitting/answer-file';
import { textOf } from './open-paper';
import { partOfPlace } from './sheet';

export interface PhotoParts {
  readonly person: Id;
  readonly subject: Id;
  readonly store: HandInStore;
  readonly uploads: Uploads;
}

interface AnswersOfPhotos {
  of(place: string): Answer;
  /** Puts photographs into an answer; `takenAt`: when the last of them was taken, by this device's clock. */
  put(place: string, answer: Answer, takenAt: number): void;
  /** Whether the server has all answers. */
  flush(): Promise<boolean>;
}

/** A key is a UUIDv7: it says when its photograph was taken. */
const takenAt = (key: Id): number => Number.parseInt(key.slice(0, 12), 16);

/** Photographs that no server has, as a file of answers carries them; `ahead`: the server's clock less this device's. */
export const filedPhotos = (waiting: readonly HandIn[], ahead: number): Promise<FiledPhoto[]> =>
  Promise.all(
    waiting
      .filter(({ field }) => field === 'pictures')
      .map(async ({ key, place, at, name, content }) => ({
        key,
        ...partOfPlace(place),
        at,
        name,
        takenAt: takenAt(key) + ahead,
        content: textOf(new Uint8Array(await content.arrayBuffer())),
      })),
  );

/** Photographs of answers: kept on this device first, uploaded in the background, and named by their answers then. */
export async function openPhotos(parts: PhotoParts, answers: AnswersOfPhotos): Promise<HandIns> {
  let photos: HandIns | null = null;
  photos = await HandIns.open({
    ...parts,
    area: 'exam.answers',
    onArrived: (handIn, fileId) => {
      const { place, field, key } = handIn;
      const waiting = (photos?.list.peek() ?? []).filter((one) => one.place === place && one.field === field);
      const before = answers.of(place);
      const after = withArrived(before, handIn, fileId, waiting);
      if (after !== before) answers.put(place, after, takenAt(key));
    },
    saveAnswers: () => answers.flush(),
  });
  return photos;
}
