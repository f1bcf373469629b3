import type { Id } from 'edutech/core/common/ids';
import { partOfPlace } from 'edutech/plugins/questions/kit/common/answers/places';
import type { HandIn } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import type { FiledPhoto } from '../../../model/sitting/taking-in/answer-file';
import { textOf } from './open-paper';

/** By this device's clock, in milliseconds: a key is a UUIDv7, which says when its photograph was taken. */
export const takenAt = (key: Id): number => Number.parseInt(key.slice(0, 12), 16);

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
