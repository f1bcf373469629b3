import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Programs } from 'edutech/core/server/programs/programs';
import { pauseBatch, scanDoubt, startBatch } from 'edutech/plugins/marking/api';
import { programs } from '../../../support/conversion/converters';
import { qrCode } from '../../../support/scans/codes';
import { filledBy, scanOf } from '../../../support/scans/scanned-class';
import { type StrangePage, strangePdf } from '../../../support/scans/strange-pdf';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf } from '../../work/work-kit';
import { admissionOf, doubtsOf, scanProject, type ScanProject, sent, stationOf, uploaded } from '../scans/scan-kit';

let app: TestApp;
let project: ScanProject;
beforeAll(async () => {
  app = await startApp({ on: ['marking'], works: true, replace: [[Programs, programs]] });
  project = await scanProject(app, 8);
});
afterAll(() => app.close());

const front = (student: number, more = '') => scanOf(project.sheet, 0, filledBy(admissionOf(student)), more);
const back = (student: number) => scanOf(project.sheet, 1, filledBy(admissionOf(student)));
const pageOf = async (jpeg: Buffer): Promise<StrangePage> => {
  const { width, height, channels } = await sharp(jpeg).metadata();
  return { jpeg, width, height, channels };
};
const batchOf = async (batchId: string | null) =>
  (await stationOf(project)).batches.find((one) => one.batchId === batchId)!;
const askedIn = async (name: string) =>
  (await doubtsOf(project)).filter(({ batch }) => batch === name).map(({ kind, position }) => [kind, position]);

test('a file that is broken is named, and the files beside it are read', async () => {
  const { batchId } = await sent(project, [
    { name: 'torn.pdf', bytes: Buffer.from('%PDF-1.7\n%torn') },
    { name: 'whole.jpg', bytes: await front(0) },
  ]);
  expect(await batchOf(batchId)).toMatchObject({
    state: 'read',
    pages: 1,
    read: 1,
    broken: ['torn.pdf'],
    fault: 'marking.scans.fault.broken',
  });
});

test('a page that cannot be read is asked, and those before and after it are read', { timeout: 90_000 }, async () => {
  const pages = [await pageOf(await front(1)), 'bomb', await pageOf(await front(2))] as const;
  const { batchId } = await sent(project, [{ name: 'bomb.pdf', bytes: strangePdf(pages) }]);
  expect(await batchOf(batchId)).toMatchObject({ state: 'read', pages: 3, read: 3, broken: [] });
  expect(await askedIn('bomb.pdf')).toEqual([['unfound', 2]]);
});

test('a PDF that has lost the table of its objects is read as it is', async () => {
  const bytes = strangePdf([await pageOf(await front(3))], { hasTable: false });
  const { batchId } = await sent(project, [{ name: 'no-table.pdf', bytes }]);
  expect(await batchOf(batchId)).toMatchObject({ state: 'read', read: 1, doubts: 0 });
});

/** A PNG of one grey, far larger than its bytes. */
const vast = () =>
  sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#888' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A picture that says in its head that it is as large as can be. */
async function boastful(): Promise<Buffer> {
  const bytes = Buffer.from(
    await sharp(await front(0))
      .jpeg()
      .toBuffer(),
  );
  const head = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(65_500, head + 5);
  bytes.writeUInt16BE(65_500, head + 7);
  return bytes;
}

test('pictures that unpack to more than a page are refused; one that is cut off is asked, and the next one is read', async () => {
  const scan = await front(4);
  for (const file of [
    { name: 'vast.png', bytes: await vast() },
    { name: 'boastful.jpg', bytes: await boastful() },
  ])
    await expect(uploaded(project, [file])).rejects.toThrow('core.files.tooManyPixels');
  const { batchId } = await sent(project, [
    { name: 'cut.jpg', bytes: scan.subarray(0, scan.length / 3) },
    { name: 'whole.jpg', bytes: scan },
  ]);
  expect(await batchOf(batchId)).toMatchObject({ state: 'read', pages: 2, read: 2, doubts: 1 });
  const { name } = await batchOf(batchId);
  expect(await askedIn(name)).toEqual([['unfound', 1]]);
});

test('other files than scans are refused whatever they are called', async () => {
  const tiff = await sharp(await front(0))
    .tiff()
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');
  for (const bytes of [tiff, svg, Buffer.from('PK\x03\x04')])
    for (const name of ['a.jpg', 'a.png', 'a.pdf'])
      await expect(uploaded(project, [{ name, bytes }])).rejects.toThrow('core.files.wrongType');
});

test.for([
  ['statements', "260701001'; drop table marking.page; --"],
  ['a script', '<img src=x onerror=alert(1)>'],
  ['signs that no table can hold', '2607010\u0000\u001b01'],
  ['a number that nobody has', '999999999'],
])('a label with %s is asked, and said as it is', async ([title, text]) => {
  const name = `${title}.jpg`;
  const { batchId } = await sent(project, [
    { name, bytes: await front(5, qrCode(text!, project.sheet.plans[0]!.label!)) },
  ]);
  expect(await batchOf(batchId)).toMatchObject({ state: 'read', read: 1, doubts: 1 });
  const doubt = (await doubtsOf(project)).find(({ batch }) => batch === name)!;
  expect(doubt.kind).toBe('unexpected');
  const shown = dataOf<typeof scanDoubt>(
    await project.teacher.call(scanDoubt, { projectId: project.projectId, doubtId: doubt.doubtId }),
  );
  expect(shown.code).toBe(text!.replace('\u0000', '<NUL>').replace('\u001b', '<ESC>'));
});

test('two labels that say different things are asked, though the digits are clear', async () => {
  const label = project.sheet.plans[0]!.label!;
  const codes = qrCode(admissionOf(5), label) + qrCode(admissionOf(6), label, 'right');
  await sent(project, [{ name: 'two-labels.jpg', bytes: await front(5, codes) }]);
  expect(await askedIn('two-labels.jpg')).toEqual([['unexpected', 1]]);
});

test('two sheets in one picture are asked, and neither is read alone', async () => {
  const [left, right] = [await front(5), await front(6)];
  const { width, height } = await sharp(left).metadata();
  const bytes = await sharp({ create: { width: width * 2 + 40, height, channels: 3, background: '#777' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width + 40, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  await sent(project, [{ name: 'two-sheets.jpg', bytes }]);
  expect(await askedIn('two-sheets.jpg')).toEqual([['unfound', 1]]);
});

test('a stack that lay face up asks whose the backs are, and places none with a neighbour', async () => {
  const pages = [await back(5), await front(5), await back(6), await front(6), await back(7), await front(7)];
  const bytes = strangePdf(await Promise.all(pages.map(pageOf)));
  await sent(project, [{ name: 'face-up.pdf', bytes }]);
  expect(await askedIn('face-up.pdf')).toEqual([
    ['identity', 1],
    ['identity', 3],
    ['identity', 5],
  ]);
});

test('the same file sent by two calls at once is read once', async () => {
  const fileIds = await uploaded(project, [{ name: 'at-once.jpg', bytes: await front(0, '<path d="M9 9h1v1z"/>') }]);
  const { projectId, teacher } = project;
  const answers = await Promise.all(Array.from({ length: 6 }, () => teacher.call(startBatch, { projectId, fileIds })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const started = answers.map((answer) => dataOf<typeof startBatch>(answer).batchId).filter((id) => id !== null);
  expect(started).toHaveLength(1);
});

test('a PDF of 2,000 pages is counted and can be paused; one of more than 4,000 is refused with its reason', async () => {
  const { projectId, teacher } = project;
  const fileIds = await uploaded(project, [
    { name: 'long.pdf', bytes: strangePdf(Array.from({ length: 2000 }, () => 'empty' as const)) },
  ]);
  const { batchId } = dataOf<typeof startBatch>(await teacher.call(startBatch, { projectId, fileIds }));
  await expect
    .poll(async () => (await batchOf(batchId)).read, { timeout: 60_000, interval: 100 })
    .toBeGreaterThanOrEqual(3);
  await teacher.call(pauseBatch, { projectId, batchId: batchId!, isPaused: true });
  expect(await batchOf(batchId)).toMatchObject({ state: 'paused', pages: 2000 });
  const endless = strangePdf(Array.from({ length: 4001 }, () => 'empty' as const));
  const other = await sent(project, [{ name: 'endless.pdf', bytes: endless }]);
  expect(await batchOf(other.batchId)).toMatchObject({ state: 'failed', fault: 'marking.scans.fault.tooMany' });
});
