import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { supersedes } from 'edutech/plugins/questions/kit/common/answers/answer-version';
import {
  filesOf,
  inTheirOrder,
  placesOf,
  withFiles,
} from 'edutech/plugins/questions/kit/common/answers/files-in-order';
import { type CurrentAnswer, selectCurrentAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import type { FiledAnswers, FiledPhoto } from '../../../model/sitting/taking-in/answer-file';
import { sittingAnswers } from '../answering/sitting-answers';
import type { SittingRow } from '../sittings.queries';

/** An answer without its photographs: in the file, or as the server has it. */
interface Before {
  readonly answer: Answer;
  readonly version: { readonly client: Id; readonly sequence: number } | undefined;
}

const placeOf = ({ itemId, part }: { readonly itemId: Id; readonly part: number }) => `${itemId}/${part}`;

/**
 * Stores photographs and answers what their answers are with them, each as a version after the one that it replaces. It is named
 * by its last photograph: a file that is taken in twice adds nothing. A picture that the answer has already stays one.
 */
export async function answersWithPhotos(
  db: Db,
  files: Files,
  row: SittingRow,
  { answers, photos }: { readonly answers: FiledAnswers; readonly photos: readonly FiledPhoto[] },
): Promise<FiledAnswers> {
  if (photos.length === 0) return [];
  const standing = await selectCurrentAnswers(db, sittingAnswers, [row]);
  const before = answersBefore(standing, answers);
  const written: FiledAnswers = [];
  for (const [place, own] of Map.groupBy(photos, placeOf)) {
    const [last] = own.toSorted((one, other) => other.takenAt - one.takenAt);
    if (standing.some(({ client }) => client === last!.key)) continue;
    const { answer, version }: Before = before.get(place) ?? { answer: {}, version: undefined };
    const named = filesOf(answer, 'pictures');
    const known = new Set([...(await files.findMany(db, named)).values()].map(({ sha256 }) => sha256));
    const added: { readonly key: Id; readonly at: number; readonly fileId: Id }[] = [];
    for (const photo of own) {
      const { id, sha256 } = await store(db, files, row, photo);
      if (!known.has(sha256)) added.push({ key: photo.key, at: photo.at, fileId: id });
      known.add(sha256);
    }
    if (added.length === 0) continue;
    const fileOf = new Map(added.map(({ key, fileId }) => [key, fileId]));
    const all = inTheirOrder(named, added).map((one) => ('key' in one ? { file: fileOf.get(one.key)! } : one));
    written.push({
      client: last!.key,
      sequence: 0,
      itemId: last!.itemId,
      part: last!.part,
      answer: withFiles(answer, 'pictures', placesOf(all).files),
      writtenAt: last!.takenAt,
      ...(version && { after: version }),
    });
  }
  return written;
}

function answersBefore(standing: readonly CurrentAnswer[], answers: FiledAnswers): Map<string, Before> {
  const before = new Map<string, Before>();
  for (const { answer, client, sequence, ...at } of standing)
    before.set(placeOf(at), { answer, version: { client, sequence } });
  for (const [place, own] of Map.groupBy(answers, placeOf)) {
    const versions = own.map((one) => ({ ...one, writtenAt: new Date(one.writtenAt) }));
    const { answer, client, sequence } = versions.reduce((last, one) => (supersedes(one, last) ? one : last));
    before.set(place, { answer, version: { client, sequence } });
  }
  return before;
}

async function store(db: Db, files: Files, { personId, schoolId }: SittingRow, { name, content }: FiledPhoto) {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-photo-'));
  try {
    const path = join(folder, 'photo');
    await writeFile(path, Buffer.from(content, 'base64'));
    return await files.store(db, { path, name }, 'answerPictures', { personId, schoolId });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
