import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ZipPart, storedZip } from 'edutech/core/server/zip/stored-zip';
import { pageBreak, paragraph, wordDocument } from '../../../../../tests/support/conversion/documents';
import { lookIntoOffice } from './look-into-office';

async function look(content: Buffer, ext: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-office-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, `document.${ext}`);
  await writeFile(path, content);
  await lookIntoOffice(path, ext);
}

const tables = (depth: number) =>
  `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${paragraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;
const parts = (name: (at: number) => string, count: number, text = ''): ZipPart[] =>
  Array.from({ length: count }, (_, at) => ({ name: name(at + 1), content: Buffer.from(text) }));

test.each([
  ['tables within tables', wordDocument(tables(3000)), 'docx'],
  ['page breaks', wordDocument(pageBreak.repeat(20_000)), 'docx'],
  [
    'paragraphs that each begin a page',
    wordDocument('<w:p><w:pPr><w:pageBreakBefore/></w:pPr></w:p>'.repeat(6000)),
    'docx',
  ],
  ['slides', storedZip(parts((at) => `ppt/slides/slide${at}.xml`, 6000)), 'pptx'],
  [
    'rows',
    storedZip(parts((at) => `xl/worksheets/sheet${at}.xml`, 3, '<row r="1"><c r="A1"/></row>'.repeat(100_000))),
    'xlsx',
  ],
])('a small document with thousands of %s is refused', async (_what, content, ext) => {
  await expect(look(content, ext)).rejects.toMatchObject({ fault: 'tooLarge' });
});

test.each([
  ['a long paper', wordDocument(`${tables(5)}${`${paragraph('一行')}${pageBreak}`.repeat(900)}`), 'docx'],
  // one after the other is no depth, however the pieces are cut
  ['many tables', wordDocument(tables(2).repeat(8000)), 'docx'],
  ['something that is no archive', Buffer.from('no archive'), 'docx'],
  ['an older format', Buffer.from('no archive'), 'doc'],
  ['slides of a lesson', storedZip(parts((at) => `ppt/slides/slide${at}.xml`, 80)), 'pptx'],
])('%s is left to the office program', async (_what, content, ext) => {
  await expect(look(content, ext)).resolves.toBeUndefined();
});
