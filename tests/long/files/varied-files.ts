import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { storedZip } from 'edutech/core/server/zip/stored-zip';
import { paragraph, wordDocument } from '../../support/conversion/documents';
import { makeFilm } from '../../support/conversion/films';
import { noise } from '../../support/noise';

/** A file as people of a school upload it, none like another. */
export interface VariedFile {
  readonly name: string;
  readonly content: Buffer;
  /** What becomes of it: something to look at, or a refusal because it is not what its name says. */
  readonly fate: 'converted' | 'refused';
}

/** So many of a hundred files are of each kind. */
const shares = { picture: 36, film: 26, document: 14, sheet: 10, recording: 8, wrong: 6 } as const;
type Kind = keyof typeof shares;
const kinds = Object.entries(shares).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind));

/** Makes the files of a run; the same in every run with the same chance. Needs ffmpeg and a folder to work in. */
export async function fileMaker(folder: string, random: Random): Promise<(nth: number) => Promise<VariedFile>> {
  const film = await readFile(await makeFilm(join(folder, 'base.mp4'), { seconds: 2, size: '320x180' }));
  const sound = await readFile(
    await makeFilm(join(folder, 'base.mp3'), { seconds: 3, size: '32x32', coding: ['-vn', '-c:a', 'libmp3lame'] }),
  );
  const sheet = await readFile(
    new URL('../../../plugins/air/server/demo/media/m7-sheet-absolute.pdf', import.meta.url),
  );
  // where its table stands, said once more at the new end
  const tableAt = sheet.subarray(sheet.lastIndexOf('startxref'));
  const bytes = (most: number) => noise(Math.floor(random() ** 2 * most) + 16, random);
  const make: Record<Kind, (nth: number) => Promise<[ext: string, content: Buffer]> | [ext: string, content: Buffer]> =
    {
      picture: async (nth) => {
        const background = { r: (nth * 37) % 256, g: (nth * 91) % 256, b: Math.floor(random() * 256) };
        const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
          .jpeg()
          .toBuffer();
        return ['jpg', Buffer.concat([picture, bytes(2_000_000)])];
      },
      film: () => {
        const padding = bytes(24_000_000);
        return ['mp4', Buffer.concat([film, paddingHead(padding.length), padding])];
      },
      // behind the last frame a player sees noise, and passes over it
      recording: () => ['mp3', Buffer.concat([sound, Buffer.alloc(64), bytes(400)])],
      document: (nth) => ['docx', wordDocument(paragraph(`第 ${nth} 课：床前明月光，疑是地上霜。${random()}`))],
      sheet: () => ['pdf', Buffer.concat([sheet, Buffer.from(`\n%${bytes(1_000_000).toString('hex')}\n`), tableAt])],
      wrong: (nth) => [
        pick(['mp4', 'docx', 'jpg'], random),
        storedZip([{ name: `${nth}.html`, content: bytes(90_000) }]),
      ],
    };
  return async (nth) => {
    const kind = pick(kinds, random);
    const [ext, content] = await make[kind](nth);
    return { name: `资料 ${nth}.${ext}`, content, fate: kind === 'wrong' ? 'refused' : 'converted' };
  };
}

/** The head of a box that says nothing (ISO/IEC 14496-12, `free`): behind a film it makes another content of the same pictures. */
export function paddingHead(bytes: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + bytes);
  head.write('free', 4, 'latin1');
  return head;
}
