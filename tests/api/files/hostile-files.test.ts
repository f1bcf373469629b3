import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from 'edutech/core/common/errors';
import type { FileGroup } from 'edutech/core/common/files/file-groups';
import { detectType } from 'edutech/core/server/files/detect/detect-type';
import * as hostile from '../../support/hostile/hostile-files';
import { html, jpeg, pdf, png } from './sample-files';

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
  ['that is cut off', 'a.docx', () => hostile.documentWith().subarray(0, -30), 'core.files.damaged'],
])('a document %s is refused', async (_what, name, make, key) => {
  expect(await taken(name, make())).toBe(key);
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
  expect(await taken('a.png.exe', png)).toBe('core.files.wrongType');
});
