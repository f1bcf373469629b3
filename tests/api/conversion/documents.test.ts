import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { convertFile, converting, needConverters, programs, workFolder } from '../../support/conversion/converters';
import { pdfOf } from '../../support/conversion/pdfs';
import { formula, officeFile, pageBreak, paragraph, wordDocument } from '../../support/conversion/documents';

let folder: string;
let clean: () => Promise<void>;
needConverters();
vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => {
  ({ folder, clean } = await workFolder());
});
afterAll(() => clean());

const sheet = new URL('../../../plugins/air/server/demo/media/m7-sheet-absolute.pdf', import.meta.url).pathname;

converting('thirteen pages of Chinese become thirteen pictures and a text that reads the same', async () => {
  const pages = Array.from({ length: 13 }, (_, at) => paragraph(`第 ${at + 1} 页：床前明月光，疑是地上霜。`));
  const source = join(folder, '课文.docx');
  await writeFile(source, wordDocument(pages.join(pageBreak)));
  const { out, result, tool } = await convertFile(folder, source, 'docx');
  expect(tool).toMatch(/^LibreOffice /);
  expect(result).toMatchObject({ pages: 13, drawn: 13, pdf: 'document.pdf' });
  const text = (await readFile(join(out, 'text.txt'), 'utf8')).split('\f');
  expect(text[12]!.replace(/\s/g, '')).toBe('第13页：床前明月光，疑是地上霜。');
  for (const name of ['page-001.jpg', 'page-013.jpg']) {
    expect(Math.max(...(await sizeOf(join(out, name))))).toBe(1600);
    expect(await inkOf(join(out, name)), name).toBeGreaterThan(0.0003);
  }
});

converting('a formula of Word is drawn, not left out', async () => {
  expect(programs.office?.hasFormulas).toBe(true);
  const source = join(folder, 'formula.docx');
  await writeFile(source, wordDocument(formula));
  const { out } = await convertFile(folder, source, 'docx');
  expect(await inkOf(join(out, 'page-001.jpg'))).toBeGreaterThan(0.0001);
  // the letters are in the text, in one order or another
  const text = await readFile(join(out, 'text.txt'), 'utf8');
  for (const letter of ['b', '4', 'c', '2']) expect(text).toContain(letter);
});

converting.for([
  ['slides', 'pptx', 2, '勾股定理'],
  ['slides', 'ppt', 2, '课后练习'],
  ['text', 'doc', 1, '东风来了'],
  ['sheet', 'xlsx', 1, '王小明'],
  ['sheet', 'xls', 1, '98'],
] as const)('%s as %s are read', async ([kind, ext, pages, words]) => {
  const source = await officeFile(folder, kind, ext);
  const { out, result } = await convertFile(folder, source, ext);
  expect(result).toMatchObject({ pages });
  expect(await readFile(join(out, 'text.txt'), 'utf8')).toContain(words);
});

converting('of a PDF there are pictures and text, and no second PDF', async () => {
  const { out, result } = await convertFile(folder, sheet, 'pdf');
  expect(result).toMatchObject({ pages: 1, drawn: 1, pdf: '' });
  expect(await readFile(join(out, 'text.txt'), 'utf8')).toContain('绝对值');
});

converting('of a long PDF all pages are counted, and the first three hundred drawn', async () => {
  const source = join(folder, 'long.pdf');
  await writeFile(source, pdfOf({ pages: 302 }));
  const { out, result } = await convertFile(folder, source, 'pdf');
  expect(result).toMatchObject({ pages: 302, drawn: 300 });
  expect(await readFile(join(out, 'text.txt'), 'utf8')).toContain('Page 302');
});

converting('a PDF with other bytes before its head is converted', async () => {
  const source = join(folder, 'printed.pdf');
  await writeFile(source, Buffer.concat([Buffer.from('\u001b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'), pdfOf({})]));
  expect((await convertFile(folder, source, 'pdf')).result).toMatchObject({ pages: 1, drawn: 1 });
});

converting('a document that is none is damaged', async () => {
  const source = join(folder, 'none.docx');
  await writeFile(source, wordDocument(paragraph('x')).subarray(0, 300));
  await expect(convertFile(folder, source, 'docx')).rejects.toMatchObject({ fault: 'damaged' });
});

test('a photograph gets three widths, stands upright, and does not say where it was taken', async () => {
  const source = join(folder, 'photo.jpg');
  await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#2a7' } })
    .withExif({
      IFD0: { Copyright: 'canary-of-a-camera' },
      IFD3: { GPSLatitude: '30/1 15/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(source);
  expect((await readFile(source)).includes('canary-of-a-camera')).toBe(true);
  const { out, result } = await convertFile(folder, source, 'jpg');
  expect(result).toMatchObject({ widths: [320, 960, 1920], width: 1200, height: 2400 });
  for (const [name, width] of [
    ['w320.webp', 320],
    ['w960.webp', 960],
    ['w1920.webp', 1200],
  ] as const) {
    const made = await sharp(join(out, name)).metadata();
    expect([made.format, made.width, made.height]).toEqual(['webp', width, width * 2]);
    expect(made.exif).toBeUndefined();
  }
});

const sizeOf = async (path: string) => {
  const { width, height } = await sharp(path).metadata();
  return [width, height];
};

/** Share of a page that is dark. */
async function inkOf(path: string): Promise<number> {
  const pixels = await sharp(path).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 128).length / pixels.length;
}
