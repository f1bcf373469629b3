import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from 'edutech/core/common/errors';
import { type FileGroup, fileGroups } from 'edutech/core/common/files/file-groups';
import { detectType } from 'edutech/core/server/files/detect/detect-type';
import * as hostile from '../../support/hostile/hostile-files';
import * as odd from '../../support/hostile/pictures';
import { docm, docx, html, jpeg, mp4, ole, pdf, png, pptx, svg, xlsx, zip } from './sample-files';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function taken(name: string, content: Buffer, group: FileGroup = 'attachments'): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return detectType(path, name, group).then(
    ({ mime }) => mime,
    (error: unknown) => (error instanceof AppError ? error.key : Promise.reject(error as Error)),
  );
}

test.each<[string, string, () => Buffer, string]>([
  ['that swells to a hundred times its size', 'a.docx', hostile.swelling, 'core.files.bomb'],
  ['that says it unpacks to gigabytes', 'a.docx', hostile.claimingMuch, 'core.files.bomb'],
  ['whose parts lie upon each other', 'a.docx', hostile.uponEachOther, 'core.files.bomb'],
  ['with an entity that reads a file', 'a.docx', hostile.withEntities, 'core.files.outside'],
  ['with one in another encoding', 'a.docx', () => hostile.withEntities('utf16le'), 'core.files.outside'],
  ['with one behind a long comment', 'a.docx', hostile.withHiddenEntities, 'core.files.damaged'],
  ['that loads a template from elsewhere', 'a.docx', () => hostile.relatedTo('attachedTemplate'), 'core.files.outside'],
  ['that loads an object from elsewhere', 'a.docx', () => hostile.relatedTo('oleObject'), 'core.files.outside'],
  ['that loads a page from elsewhere', 'a.docx', () => hostile.relatedTo('aFChunk'), 'core.files.outside'],
  ['of 65,000 parts', 'a.docx', hostile.ofManyParts, 'core.files.bomb'],
  ['behind a page', 'a.docx', () => Buffer.concat([html, hostile.documentWith()]), 'core.files.wrongType'],
  ['that is cut off', 'a.docx', () => hostile.documentWith().subarray(0, -30), 'core.files.damaged'],
])('a document %s is refused', async (_what, name, make, key) => {
  expect(await taken(name, make())).toBe(key);
});

/** As an upload leaves it that broke off: without the directory at its end. */
const cutOff = (archive: Buffer) => archive.subarray(0, archive.indexOf(Buffer.from('PK\u0001\u0002', 'latin1')));

test('a paper that was cut short is taken as a paper, and as nothing else', async () => {
  expect(await taken('a.docx', cutOff(hostile.documentWith()), 'papers')).toContain('wordprocessingml');
  expect(await taken('a.docx', cutOff(hostile.relatedTo('hyperlink')).subarray(0, -60), 'papers')).toContain('word');
  for (const group of ['attachments', 'general', 'resourceFiles'] as const)
    expect(await taken('a.docx', cutOff(hostile.documentWith()), group)).toBe('core.files.damaged');
});

test('a paper whose directory says something else than the heads of its files is refused', async () => {
  // its size is wrong: one reader finds no directory, another one reads by it all the same
  const odd = hostile.documentWith();
  odd.writeUInt32LE(odd.readUInt32LE(odd.length - 10) + 100, odd.length - 10);
  expect(await taken('a.docx', odd, 'papers')).toBe('core.files.damaged');
});

test.each<[string, () => Buffer, string]>([
  ['that swells', hostile.swelling, 'core.files.bomb'],
  ['that says it unpacks to gigabytes', hostile.claimingMuch, 'core.files.bomb'],
  ['of 65,000 parts', hostile.ofManyParts, 'core.files.bomb'],
  ['with an entity that reads a file', hostile.withEntities, 'core.files.outside'],
  ['with one behind a long comment', hostile.withHiddenEntities, 'core.files.damaged'],
  ['that loads a template from elsewhere', () => hostile.relatedTo('attachedTemplate'), 'core.files.outside'],
  ['that loads one, behind a part that nobody can read', hostile.relatedBehindDamage, 'core.files.outside'],
  ['that loads one, behind a part of the same name', hostile.relatedBehindItsDouble, 'core.files.outside'],
])('a paper that was cut short %s is refused', async (_what, make, key) => {
  expect(await taken('a.docx', cutOff(make()), 'papers')).toBe(key);
});

test('an honest document, also with links to other sites, is taken', async () => {
  expect(await taken('a.docx', hostile.documentWith())).toContain('wordprocessingml');
  expect(await taken('a.docx', hostile.relatedTo('hyperlink'))).toContain('wordprocessingml');
});

test('a picture that says it is larger than anybody can hold is refused, by its header alone', async () => {
  expect(await taken('a.png', hostile.pngSaying(65_535, 65_535))).toBe('core.files.tooManyPixels');
  expect(await taken('a.jpg', hostile.jpegSaying(65_000, 65_000))).toBe('core.files.tooManyPixels');
  expect(await taken('a.png', hostile.pngSaying(6000, 4000))).toBe('image/png');
  expect(await taken('a.jpg', hostile.jpegSaying(6000, 4000))).toBe('image/jpeg');
  expect(await taken('a.jpg', Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(300_000, 0xff)]))).toBe(
    'core.files.damaged',
  );
});

test('what is another thing than its name says is refused', async () => {
  expect(await taken('a.mp4', hostile.playlist, 'video')).toBe('core.files.wrongType');
  expect(await taken('a.mp3', html, 'audio')).toBe('core.files.wrongType');
  expect(await taken('a.pdf', Buffer.concat([html, pdf]))).toBe('core.files.wrongType');
  // readers look for the head in the first 1024 bytes, and so do we
  const printer = Buffer.from('\u001b%-12345X@PJL ENTER LANGUAGE=PDF\r\n');
  expect(await taken('a.pdf', Buffer.concat([printer, pdf]))).toBe('application/pdf');
  expect(await taken('a.pdf', Buffer.concat([Buffer.alloc(1100, 32), pdf]))).toBe('core.files.wrongType');
  expect(await taken('a.png.exe', png)).toBe('core.files.wrongType');
});

/** Every name that may be uploaded somewhere, with a group that takes it. */
const allowed = Object.entries(fileGroups).flatMap(([group, extensions]) =>
  extensions.map((ext) => [`a.${ext}`, group as FileGroup] as const),
);
const script = (text: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`);

test.each<[string, Buffer]>([
  ['a page', html],
  ['a page behind a byte order mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), html])],
  ['a drawing with a script', script('<script>alert(1)</script>')],
  ['a drawing with a handler', script('<rect onload="alert(1)"/>')],
  ['a drawing of another site', script('<image href="https://elsewhere.example/x.png"/>')],
  ['a playlist', hostile.playlist],
  ['a program of Windows', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)])],
  ['a program of Linux', Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(400)])],
  ['a script of a shell', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['a document with macros', docm],
  ['an OLE document that is locked', ole(['EncryptedPackage', 'EncryptionInfo'])],
  ['a photograph of a telephone', odd.heic],
  ['a TIFF', odd.tiffInCircles],
  ['nothing at all', Buffer.alloc(0)],
  ['one byte', Buffer.from('x')],
  ['zeros', Buffer.alloc(5000)],
])('%s is refused under every extension that is allowed anywhere', async (_what, content) => {
  const wrong: string[] = [];
  for (const [name, group] of allowed) {
    const answer = await taken(name, content, group);
    // lists and papers of questions are text that says it is: browsers make nothing else of it
    if (!['core.files.wrongType', 'text/csv', 'text/plain'].includes(answer)) wrong.push(`${name}: ${answer}`);
  }
  expect(wrong).toEqual([]);
});

test.each<[string, Buffer]>([
  ['a.jpg', jpeg],
  ['a.png', png],
  ['a.pdf', pdf],
  ['a.docx', docx],
  ['a.pptx', pptx],
  ['a.xlsx', xlsx],
  ['a.doc', ole(['WordDocument'])],
  ['a.svg', svg],
  ['a.mp4', mp4(500)],
  ['a.zip', zip({ a: 'b' })],
])('%s that ends anywhere is taken or refused with a reason, and nothing breaks', async (name, content) => {
  const group = allowed.find(([one]) => one === name)![1];
  const answers = new Set<string>();
  for (let length = 0; length <= content.length; length += Math.max(1, Math.floor(content.length / 60)))
    answers.add(await taken(name, content.subarray(0, length), group));
  answers.delete(await taken(name, content, group));
  for (const answer of answers) expect(['core.files.wrongType', 'core.files.damaged']).toContain(answer);
});

test('a picture that says two sizes is judged by its first, which is the only one that readers believe', async () => {
  // what becomes of them is shown where they are converted (tests/api/conversion/hostile.test.ts)
  expect(await taken('a.jpg', odd.jpegWithTwoSizes(jpeg))).toBe('image/jpeg');
  expect(await taken('a.png', odd.pngWithTwoSizes(png))).toBe('image/png');
});

test('a document in which a bomb lies is a document: nobody unpacks what lies in it', async () => {
  expect(await taken('a.docx', hostile.nestedBomb())).toContain('wordprocessingml');
});

/** An OLE file whose directory goes in a circle: its sector is followed by itself. */
function circular(): Buffer {
  const file = ole([]);
  file.writeUInt32LE(1, 512 + 4);
  return file;
}
/** One whose allocation table is listed in sectors that name each other for ever. */
function circularList(): Buffer {
  const file = ole(['WordDocument'], true);
  file.writeUInt32LE(1, 512 * 2 + 127 * 4);
  file.writeUInt32LE(0x7fffff00, 48);
  return file;
}

test.each<[string, string, () => Buffer]>([
  ['whose directory goes in a circle', 'a.doc', circular],
  ['whose table of sectors goes in a circle', 'a.doc', circularList],
  ['whose directory lies beyond its end', 'a.xls', () => beyond(ole(['Workbook']))],
  ['that is a header alone', 'a.ppt', () => ole(['PowerPoint Document']).subarray(0, 512)],
  ['of a sector size that there is not', 'a.doc', () => withShift(ole(['WordDocument']), 31)],
  ['that holds mail', 'a.doc', () => ole(['__properties_version1.0'])],
  ['that is an installer', 'a.xls', () => ole(['SummaryInformation'])],
])('an old document %s is refused, and reading it ends', async (_what, name, make) => {
  expect(await taken(name, make())).toBe('core.files.wrongType');
});

function beyond(file: Buffer): Buffer {
  file.writeUInt32LE(0x00ffff00, 48);
  return file;
}
function withShift(file: Buffer, shift: number): Buffer {
  file.writeUInt16LE(shift, 30);
  return file;
}

test('an old document is what its directory says, whatever its name says', async () => {
  for (const [entry, own] of [
    ['WordDocument', 'doc'],
    ['Workbook', 'xls'],
    ['PowerPoint Document', 'ppt'],
  ] as const)
    for (const ext of ['doc', 'xls', 'ppt'])
      expect(await taken(`a.${ext}`, ole([entry])), `${entry} as ${ext}`).toMatch(
        ext === own ? /^application\// : /^core\.files\.wrongType$/,
      );
});

test('no list and no paper is read from an old document', async () => {
  for (const group of ['papers', 'lists'] as const)
    for (const [name, entry] of [
      ['a.xls', 'Workbook'],
      ['a.doc', 'WordDocument'],
      ['a.xlsx', 'Workbook'],
      ['a.docx', 'WordDocument'],
    ] as const)
      expect(await taken(name, ole([entry]), group), `${name} for ${group}`).toBe('core.files.wrongType');
});

/** Beginnings of films, as their formats have them. */
const heads = {
  mkv: Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61428781044285810218538067', 'hex'),
  avi: Buffer.concat([Buffer.from('RIFF\x00\x01\x00\x00AVI LIST', 'latin1'), Buffer.alloc(64)]),
  wmv: Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(64)]),
  flv: Buffer.concat([Buffer.from('FLV\x01\x05\x00\x00\x00\x09', 'latin1'), Buffer.alloc(64)]),
};

test.each<[string, Buffer, string]>([
  ['a.avi', heads.avi, 'video/x-msvideo'],
  ['a.flv', heads.flv, 'video/x-flv'],
  // Matroska is no format of the platform, whatever it is called
  ['a.mkv', heads.mkv, 'core.files.wrongType'],
  ['a.mp4', heads.mkv, 'core.files.wrongType'],
  ['a.avi', heads.flv, 'core.files.wrongType'],
  ['a.wmv', heads.avi, 'core.files.wrongType'],
  ['a.flv', heads.wmv, 'core.files.wrongType'],
  // a playlist of the format says where a film is, and has none
  [
    'a.asx',
    Buffer.from('<asx version="3.0"><entry><ref href="http://stranger.example/a.wmv"/></entry></asx>'),
    'core.files.wrongType',
  ],
  ['a.mpg', Buffer.from('#EXTM3U\nhttp://stranger.example/a.ts'), 'core.files.wrongType'],
])('%s is taken by its content alone', async (name, content, expected) => {
  expect(await taken(name, content, 'video')).toBe(expected);
});
