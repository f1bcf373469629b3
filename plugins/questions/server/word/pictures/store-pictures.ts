import type { Id } from 'edutech/core/common/ids';
import type { Programs } from 'edutech/core/server/programs/programs';
import type { ReadContext } from '../../importing/reader';
import type { FoundPicture, PaperProblem } from '../document/source-line';
import { cleanPicture, pictureKind } from './clean-picture';
import { drawnMetafiles, type Metafile } from './metafiles';

/** All pictures of a paper, drawn anew. Bytes. */
const mostBytes = 300 * 1_048_576;

/**
 * Stores the pictures of a paper, each once: maps the ids of the reader to those of the platform. A picture
 * that cannot be read is reported as a problem, and is missing in the map.
 */
export async function storePictures(
  pictures: readonly FoundPicture[],
  bytesOf: (part: string) => Buffer | null,
  { store, progress, signal }: ReadContext,
  programs: Programs,
): Promise<{ readonly stored: ReadonlyMap<string, Id>; readonly problems: readonly PaperProblem[] }> {
  const stored = new Map<string, Id>();
  const problems: PaperProblem[] = [];
  const byPart = Map.groupBy(pictures, ({ part }) => part);
  const drawn = await drawnMetafiles(metafilesIn(byPart, bytesOf), programs, signal);
  let [left, done] = [mostBytes, 0];
  for (const [part, found] of byPart) {
    signal.throwIfAborted();
    const bytes = drawn.get(part) ?? bytesOf(part);
    const clean = bytes && left > 0 ? await cleanPicture(bytes) : null;
    left -= clean?.bytes.length ?? 0;
    const id = clean ? await store(clean.bytes, `${nameOf(part)}.${clean.ext}`) : null;
    for (const picture of found) {
      if (id !== null) stored.set(picture.id, id);
      else
        problems.push({
          problem: isDrawing(bytes) ? 'pictureKind' : 'picture',
          place: picture.place,
          detail: nameOf(part),
        });
    }
    done += 1;
    await progress(0.5 + (0.4 * done) / byPart.size);
  }
  return { stored, problems };
}

const nameOf = (part: string) =>
  part
    .slice(part.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .slice(0, 80);

function isDrawing(bytes: Buffer | null): boolean {
  const kind = bytes && pictureKind(bytes);
  return kind === 'wmf' || kind === 'emf';
}

const metafilesIn = (parts: ReadonlyMap<string, unknown>, bytesOf: (part: string) => Buffer | null): Metafile[] =>
  [...parts.keys()].flatMap((part): Metafile[] => {
    const bytes = bytesOf(part);
    const kind = bytes && pictureKind(bytes);
    return bytes && (kind === 'wmf' || kind === 'emf') ? [{ id: part, ext: kind, bytes }] : [];
  });
