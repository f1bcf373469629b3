import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FileGroup } from 'edutech/core/common/files/file-groups';
import { detectType } from 'edutech/core/server/files/detect/detect-type';
import { convertFile, converting, needConverters, workFolder } from '../../support/conversion/converters';
import {
  fetchingDocument,
  hugePicture,
  picturePage,
  playlistFilm,
  scriptedPdf,
  zipBomb,
} from '../../support/hostile/converted';

let folder: string;
let clean: () => Promise<void>;
let secret: string;
/** Who asked the server of a stranger for something. */
const asked: string[] = [];
const stranger = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end();
});
let address: string;
needConverters();
vi.setConfig({ testTimeout: 180_000 });
beforeAll(async () => {
  ({ folder, clean } = await workFolder());
  secret = join(folder, 'secret.txt');
  await writeFile(secret, 'canary-of-the-server');
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => stranger.close(resolve));
  await clean();
});

async function put(name: string, content: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const keyOf = async (name: string, content: Buffer | string, group: FileGroup) =>
  detectType(await put(name, content), name, group).then(
    ({ ext }) => `taken as ${ext}`,
    (error: { key?: string }) => error.key,
  );

test('a picture of four thousand million pixels is refused before it is unpacked, and not converted either', async () => {
  const picture = await hugePicture();
  expect(picture.length).toBeLessThan(500);
  expect(await keyOf('huge.png', picture, 'photos')).toBe('core.files.tooManyPixels');
  const path = await put('huge-too.png', picture);
  await expect(convertFile(folder, path, 'png')).rejects.toMatchObject({ fault: 'tooLarge' });
});

test('a photograph with a page behind it is shown without the page', async () => {
  const path = await put('page.jpg', await picturePage());
  expect(await keyOf('page.html', await readFile(path), 'photos')).toBe('core.files.wrongType');
  const { out } = await convertFile(folder, path, 'jpg');
  for (const name of ['w320.webp', 'w960.webp', 'w1920.webp']) {
    expect((await readFile(join(out, name))).includes('canary-of-a-page')).toBe(false);
  }
});

test('a playlist is no film', async () => {
  expect(await keyOf('list.mp4', playlistFilm(secret, false), 'video')).toBe('core.files.wrongType');
});

converting('a playlist with the head of a film is damaged, and the file that it names is not read', async () => {
  for (const isHidden of [false, true]) {
    const path = await put(`hidden-${isHidden}.mp4`, playlistFilm(secret, isHidden));
    await expect(convertFile(folder, path, 'mp4')).rejects.toMatchObject({ fault: 'damaged' });
  }
});

converting('a PDF with a script is drawn, and the pictures run nothing', async () => {
  const { out, result } = await convertFile(folder, await put('script.pdf', scriptedPdf), 'pdf');
  expect(result).toMatchObject({ pages: 1, drawn: 1 });
  expect((await sharp(join(out, 'page-001.jpg')).metadata()).format).toBe('jpeg');
});

converting('a document gets nothing from a network and nothing from the disk of the server', async () => {
  const picture = join(folder, 'secret.png');
  await sharp({ create: { width: 80, height: 80, channels: 3, background: '#f0f' } })
    .png()
    .toFile(picture);
  const { out } = await convertFile(
    folder,
    await put('fetching.docx', fetchingDocument(address, picture, secret)),
    'docx',
  );
  expect(asked).toEqual([]);
  expect(await readFile(join(out, 'text.txt'), 'utf8')).not.toContain('canary');
  const { channels } = await sharp(join(out, 'page-001.jpg')).stats();
  // red and blue without green would be the picture of the disk
  expect(channels[1]!.min).toBeGreaterThanOrEqual(Math.min(channels[0]!.min, channels[2]!.min) - 20);
  const pixels = await sharp(join(out, 'page-001.jpg')).raw().toBuffer();
  let magenta = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels[at]! > 200 && pixels[at + 1]! < 80 && pixels[at + 2]! > 200) magenta++;
  }
  expect(magenta).toBe(0);
});

converting('an archive that lies about its size takes neither the disk nor the server with it', async () => {
  const path = await put('lying.docx', zipBomb(600, 1000));
  await expect(convertFile(folder, path, 'docx')).rejects.toMatchObject({ name: /^(ConversionFault|ProgramFailed)$/ });
});
