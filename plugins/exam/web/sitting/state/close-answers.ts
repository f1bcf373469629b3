import type { Id } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { JournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import type { HandIn } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import { partOfPlace } from 'edutech/plugins/questions/kit/common/answers/places';
import type { AnswerFile } from '../../../model/sitting/taking-in/answer-file';
import { closed } from './open-paper';
import { filedPhotos } from './filed-photos';

interface Device {
  readonly person: Id;
  readonly sittingId: Id;
  readonly device: Id;
  readonly store: JournalStore;
  readonly fileKey: string;
  /** The server's clock less that of the device. Milliseconds. */
  readonly ahead: number;
}

/** Answers and photographs that no server has, closed into a file that only the server opens. */
export async function closeAnswers(of: Device, photos: readonly HandIn[]): Promise<AnswerFile> {
  const { person, sittingId, device, store, fileKey, ahead } = of;
  const entries = await store.load<Answer>({ person, subject: sittingId });
  const answers = entries.map(({ client, sequence, place, value, writtenAt, after }) => ({
    client,
    sequence,
    ...partOfPlace(place),
    answer: value,
    writtenAt: writtenAt + ahead,
    ...(after && { after }),
  }));
  const bytes = await closed(answers, fileKey);
  const pictures = await Promise.all((await filedPhotos(photos, ahead)).map((photo) => closed(photo, fileKey)));
  return { kind: 'edutech-exam-answers', sittingId, device, bytes, photos: pictures };
}
