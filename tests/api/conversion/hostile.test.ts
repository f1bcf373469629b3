import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FileGroup } from 'edutech/core/common/files/file-groups';
import { words } from 'edutech/plugins/media/kit/server/run-program';
import { detectType } from 'edutech/core/server/files/detect/detect-type';
import { storedZip } from 'edutech/core/server/zip/stored-zip';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import { convertFile, converting, needConverters, workFolder } from '../../support/conversion/converters';
import { officeFile, pageBreak, paragraph, wordDocument } from '../../support/conversion/documents';
import { makeFilm } from '../../support/conversion/films';
import {
  fetchingDocument,
  filmFromElsewhere,
  hugePicture,
  picturePage,
  playlistFilm,
  scriptedPdf,
  zipBomb,
} from '../../support/hostile/converted';
import { nestedBomb } from '../../support/hostile/hostile-files';
import { fetchingSheet, fetchingSlides, sheetWith } from '../../support/hostile/office';
import * as odd from '../../support/hostile/pictures';
import { jpeg, ole, png } from '../files/sample-files';

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
/** A picture of the server's disk, of a colour that nothing else has. */
async function secretPicture(): Promise<string> {
  const path = join(folder, 'secret.png');
  await sharp({ create: { width: 80, height: 80, channels: 3, background: '#f0f' } })
    .png()
    .toFile(path);
  return path;
}
/** How many points of a page have its colour. */
async function magentaOf(page: string): Promise<number> {
  const pixels = await sharp(page).raw().toBuffer();
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (pixels[at]! > 200 && pixels[at + 1]! < 80 && pixels[at + 2]! > 200) count++;
  return count;
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

converting(
  'a film that names another file of the server for its pictures has none, and that file is not read',
  async () => {
    // with its index behind the pictures, so that nothing else moves
    const own = await makeFilm(join(folder, 'own.mp4'), { seconds: 2, size: '320x180' });
    const tricky = filmFromElsewhere(await readFile(own), own);
    const path = await put('elsewhere.mp4', tricky);
    // a reader that is not told otherwise finds them
    const fooled = words('-v error -xerror -enable_drefs 1 -use_absolute_path 1 -i');
    await promisify(execFile)('ffmpeg', [...fooled, path, ...words('-frames:v 1 -f null -')]);
    await expect(convertFile(folder, path, 'mp4')).rejects.toMatchObject({ fault: 'damaged' });
  },
);

test.each<[string, string, () => Buffer]>([
  ['whose only picture is larger than its screen', 'gif', () => odd.gifBeyondItsScreen()],
  ['that is larger than its canvas', 'webp', () => odd.webpBeyondItsCanvas()],
  ['with a second size', 'jpg', () => odd.jpegWithTwoSizes(jpeg)],
  ['with a second header', 'png', () => odd.pngWithTwoSizes(png)],
])('a picture %s (%s) is small or refused, and takes no memory', async (_what, ext, make) => {
  const path = await put(`odd.${ext}`, make());
  const before = process.memoryUsage.rss();
  const answer = await convertFile(folder, path, ext).then(
    async ({ out }) => {
      const { width, height } = await sharp(join(out, 'w1920.webp')).metadata();
      return width * height <= 64 * 64 ? 'small' : `${width} × ${height}`;
    },
    (error: { fault?: string }) => error.fault,
  );
  expect(['small', 'damaged', 'tooLarge']).toContain(answer);
  expect(process.memoryUsage.rss() - before).toBeLessThan(500_000_000);
});

converting('a PDF with a script and a program to run is drawn, and nothing runs', async () => {
  const written = join(folder, 'written-by-a-pdf');
  const path = await put('script.pdf', scriptedPdf(written));
  expect(await keyOf('script.pdf', await readFile(path), 'general')).toBe('taken as pdf');
  const { out, result } = await convertFile(folder, path, 'pdf');
  expect(result).toMatchObject({ pages: 1, drawn: 1 });
  expect((await sharp(join(out, 'page-001.jpg')).metadata()).format).toBe('jpeg');
  await expect(readFile(written)).rejects.toThrow('ENOENT');
});

test('a small document that would hold the converter for minutes is refused before it is begun', async () => {
  const tables = `${'<w:tbl><w:tr><w:tc>'.repeat(3000)}${paragraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(3000)}`;
  for (const body of [tables, pageBreak.repeat(20_000)]) {
    const path = await put('busy.docx', wordDocument(body));
    await expect(convertFile(folder, path, 'docx')).rejects.toMatchObject({ fault: 'tooLarge' });
  }
});

converting('a document gets nothing from a network and nothing from the disk of the server', async () => {
  const picture = await secretPicture();
  const path = await put('fetching.docx', fetchingDocument(address, picture, secret));
  const { out } = await convertFile(folder, path, 'docx');
  expect(asked).toEqual([]);
  expect(await readFile(join(out, 'text.txt'), 'utf8')).not.toContain('canary');
  expect(await magentaOf(join(out, 'page-001.jpg'))).toBe(0);
});

converting('slides get no picture from a network and none from the disk of the server', async () => {
  const slides = await officeFile(folder, 'slides', 'pptx');
  const tricky = await fetchingSlides(slides, address, await secretPicture());
  expect(await keyOf('fetching.pptx', tricky, 'general')).toBe('taken as pptx');
  const { out, result } = await convertFile(folder, await put('fetching.pptx', tricky), 'pptx');
  expect(result).toMatchObject({ pages: 2 });
  expect(asked).toEqual([]);
  expect(await magentaOf(join(out, 'page-001.jpg'))).toBe(0);
});

converting('cells of a sheet ask nobody and read no file of the server', async () => {
  const sheet = await officeFile(folder, 'sheet', 'xlsx');
  const path = await put('fetching.xlsx', await fetchingSheet(sheet, address, secret));
  const { out } = await convertFile(folder, path, 'xlsx');
  expect(asked).toEqual([]);
  const text = await readFile(join(out, 'text.txt'), 'utf8');
  expect(text).toContain('王小明');
  expect(text).not.toContain('canary');
});

converting('cells of a sheet do not tell where it lies on the server, nor what the server runs on', async () => {
  const sheet = await officeFile(folder, 'sheet', 'xlsx');
  const telling = await sheetWith(sheet, ['CELL(&quot;filename&quot;)', 'INFO(&quot;system&quot;)', '1+41']);
  const { out } = await convertFile(folder, await put('telling.xlsx', telling), 'xlsx');
  const text = await readFile(join(out, 'text.txt'), 'utf8');
  expect(text).toContain('王小明');
  expect(text).toContain('42');
  expect(text).not.toMatch(/document\.xlsx|file:|LINUX/i);
});

converting('what a document has packed in it stays packed, wherever its name says that it belongs', async () => {
  const parts = unpackedParts(wordDocument(paragraph('只有文字')), () => true, 1_000_000);
  if (!Array.isArray(parts)) throw new Error(parts);
  const names = ['../../../../written-by-a-zip', join(tmpdir(), 'written-by-a-zip'), 'word/embeddings/inner.docx'];
  const tricky = storedZip([...parts, ...names.map((name) => ({ name, content: nestedBomb() }))]);
  const { out } = await convertFile(folder, await put('tricky.docx', tricky), 'docx');
  expect(await readFile(join(out, 'text.txt'), 'utf8')).toContain('只有文字');
  const written = (await readdir(folder, { recursive: true })).filter((name) => name.includes('written-by-a-zip'));
  expect([...written, ...(await readdir(tmpdir())).filter((name) => name === 'written-by-a-zip')]).toEqual([]);
});

converting('an archive that lies about its size takes neither the disk nor the server with it', async () => {
  const path = await put('lying.docx', zipBomb(600, 1000));
  await expect(convertFile(folder, path, 'docx')).rejects.toMatchObject({ name: /^(ConversionFault|ProgramFailed)$/ });
});

/** Of the right kind at its beginning, and noise behind that. */
const noise = (head: Buffer | string, bytes = 200_000) =>
  Buffer.concat([
    Buffer.isBuffer(head) ? head : Buffer.from(head, 'hex'),
    Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 7919 + (at >> 8) * 104_729) & 0xff)),
  ]);

converting.each<[string, Buffer]>([
  ['avi', noise(Buffer.from('RIFF\xff\xff\xff\x7fAVI LIST\xff\xff\xff\x7fhdrl', 'latin1'))],
  ['wmv', noise('3026b2758e66cf11a6d900aa0062ce6cffffffffffffff7f')],
  ['flv', noise('464c5601050000000900000000')],
  ['mpg', noise('000001ba')],
  ['rmvb', noise('2e524d46000000120001000000000000000600000000')],
])('a film (%s) of noise is damaged, and holds nobody up', async (ext, content) => {
  await expect(convertFile(folder, await put(`noise.${ext}`, content), ext)).rejects.toMatchObject({
    name: /^(ConversionFault|ProgramFailed)$/,
  });
});

converting.each<[string, readonly string[]]>([
  ['doc', ['WordDocument']],
  ['xls', ['Workbook']],
  ['ppt', ['PowerPoint Document', 'Current User']],
])(
  'an old document (%s) that is a directory alone ends as a fault or as empty pages, and holds nobody up',
  async (ext, entries) => {
    const path = await put(`old.${ext}`, Buffer.concat([ole(entries), noise('')]));
    const ended = await convertFile(folder, path, ext).then(
      ({ result }) => `${result['pages']} pages`,
      (error: { name?: string }) => error.name,
    );
    expect(ended).toMatch(/^(ConversionFault|ProgramFailed|\d+ pages)$/);
  },
);
