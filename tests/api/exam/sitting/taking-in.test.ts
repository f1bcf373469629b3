import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import * as api from 'edutech/plugins/exam/api';
import { codesOf, readCodes } from 'edutech/plugins/exam/model/sitting/taking-in/answer-codes';
import type { AnswerFile, FiledAnswers, FiledPhoto } from 'edutech/plugins/exam/model/sitting/taking-in/answer-file';
import { encipher } from 'edutech/plugins/exam/server/sitting/frozen-exams';
import { closeAnswers } from 'edutech/plugins/exam/web/sitting/state/close-answers';
import { placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { HandIn } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import { memoryJournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { onePoint, upload } from '../../../support/uploading';
import { dataOf, type Held, holdExam, itemId, resultsOf, type Student, studentAt } from './sitting-kit';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
});
afterAll(() => app.close());

const minute = 60_000;
const item = itemId('below-zero');

/** A student at work in an exam that began a while ago, and with what the device closes its file. */
async function atWork(): Promise<Held & { student: Student; fileKey: Buffer }> {
  const held = await holdExam(app, { startsIn: -10 * minute });
  const student = await studentAt(app, held.examId);
  await student.open();
  const { fileKey } = dataOf<typeof api.releaseKey>(await student.key());
  return { ...held, student, fileKey: Buffer.from(fileKey, 'base64') };
}

const closed = (content: FiledAnswers | FiledPhoto, key: Buffer) =>
  encipher(Buffer.from(JSON.stringify(content)), key).toString('base64');

interface Filed {
  readonly answers?: FiledAnswers;
  readonly photos?: readonly FiledPhoto[];
}

/** The file of a device, with one answer where nothing else is said. */
function fileOf({ sittingId, device }: Student, key: Buffer, filed: Filed = {}): AnswerFile {
  const answer = { client: newId(), sequence: 1, itemId: item, part: 0, answer: { choice: [0] } };
  const { answers = [{ ...answer, writtenAt: Date.now() - minute }], photos = [] } = filed;
  const bytes = closed(answers, key);
  return { kind: 'edutech-exam-answers', sittingId, device, bytes, photos: photos.map((one) => closed(one, key)) };
}

const takeIn = ({ teacher, examId }: Held, file: unknown) =>
  upload(
    app,
    teacher,
    api.takeInFile,
    { name: 'answers.json', content: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)) },
    { examId },
  );

const answersOf = (sittingId: string) =>
  app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ answer: Answer }>(sql`select answer from exam.sitting_answer where sitting_id = ${sittingId}`),
  );

test('a file of answers is taken in as if its device had sent it, once', async () => {
  const work = await atWork();
  const file = fileOf(work.student, work.fileKey);
  await work.student.handIn();
  for (const _ of [1, 2]) expect((await takeIn(work, file)).data).toMatchObject({ count: 1, photos: 0 });
  expect(await answersOf(work.student.sittingId)).toHaveLength(1);
  const marked = (await resultsOf(app, work.examId, work.student.personId)).filter(({ answer }) => answer !== null);
  expect(marked).toHaveLength(1);
});

test('photographs of a file stand in their answers, in their order, and once however often it is taken in', async () => {
  const work = await atWork();
  const place = { itemId: itemId('divide'), part: 0 };
  const draw = (grey: number) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: grey, g: grey, b: grey } } })
      .png()
      .toBuffer();
  const photo = async (at: number, grey: number): Promise<FiledPhoto> => ({
    key: newId(),
    ...place,
    at,
    name: `${at}.png`,
    takenAt: Date.now() - minute,
    content: (await draw(grey)).toString('base64'),
  });
  const photos = [await photo(1, 200), await photo(0, 20)];
  const written = {
    client: newId(),
    sequence: 4,
    ...place,
    answer: { gaps: ['见照片'] },
    writtenAt: Date.now() - 2 * minute,
  };
  const file = fileOf(work.student, work.fileKey, { answers: [written], photos });
  await work.student.handIn();
  for (const _ of [1, 2]) expect((await takeIn(work, file)).data).toMatchObject({ photos: 2 });
  const [{ answer }] = (await answersOf(work.student.sittingId)) as [{ answer: Answer }];
  expect(answer.gaps).toEqual(['见照片']);
  const { files } = app.platform.services;
  const stored = await app.platform.services.database.read(asSystem('a test'), (db) =>
    files.findMany(db, answer.pictures!),
  );
  expect(answer.pictures!.map((id) => stored.get(id)?.name)).toEqual(['0.png', '1.png']);
  // the student sees them, as others that were sent
  const opened = dataOf<typeof api.openSitting>(await work.student.open());
  expect(opened.files.map(({ fileId }) => fileId).toSorted()).toEqual([...answer.pictures!].toSorted());
});

test('what a browser has closed is what the server opens: answers, and photographs with the moment they were taken', async () => {
  const work = await atWork();
  const { personId, sittingId, device } = work.student;
  const store = memoryJournalStore();
  const owner = { person: personId, subject: sittingId };
  const place = placeOf(itemId('divide'), 0);
  const written = { client: newId(), sequence: 3, place, value: { gaps: ['5'] }, writtenAt: Date.now() - minute };
  await store.put(owner, [written]);
  const photo: HandIn = {
    key: newId(),
    place,
    field: 'pictures',
    at: 0,
    name: 'page.png',
    group: 'answerPictures',
    content: new Blob([onePoint]),
    isDoubtful: false,
    fileId: null,
    uploadedAt: null,
  };
  const of = { ...owner, sittingId, device, store, fileKey: work.fileKey.toString('base64'), ahead: 0 };
  const file = await closeAnswers(of, [photo, { ...photo, key: newId(), field: 'voice' }]);
  expect((await takeIn(work, file)).data).toMatchObject({ count: 1, photos: 1 });
  expect(await answersOf(sittingId)).toEqual([{ answer: { gaps: ['5'], pictures: [expect.any(String)] } }]);
});

test('a photograph that was taken after the end does not count', async () => {
  const held = await holdExam(app, { startsIn: -59 * minute });
  const student = await studentAt(app, held.examId);
  await student.open();
  const fileKey = Buffer.from(dataOf<typeof api.releaseKey>(await student.key()).fileKey, 'base64');
  const late = {
    key: newId(),
    itemId: itemId('divide'),
    part: 0,
    at: 0,
    name: 'late.png',
    takenAt: Date.now() + 5 * minute,
  };
  const photos = [{ ...late, content: onePoint.toString('base64') }];
  const { data } = await takeIn(held, fileOf(student, fileKey, { answers: [], photos }));
  expect(data).toMatchObject({ count: 0, photos: 1 });
  expect(await answersOf(student.sittingId)).toEqual([]);
});

test('a file that was changed, of another device or of another exam is refused', async () => {
  const work = await atWork();
  const other = await holdExam(app);
  const file = fileOf(work.student, work.fileKey);
  const first = file.bytes.startsWith('A') ? 'B' : 'A';
  const wrong = [
    { ...file, bytes: first + file.bytes.slice(1) },
    { ...file, photos: [file.bytes] },
    { ...file, device: newId() },
    { kind: 'something else' },
    'no file at all',
  ];
  for (const one of wrong) expect((await takeIn(work, one)).data).toMatchObject({ key: 'exam.error.wrongFile' });
  expect((await takeIn(other, file)).data).toMatchObject({ key: 'exam.error.wrongFile' });
});

/** A picture of codes beside each other, as a photograph of a screen: turned a little, in grey light, JPEG. */
async function pictureOf(codes: readonly string[]): Promise<Buffer> {
  const program = new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(program)).buffer } });
  const pictures = await Promise.all(
    codes.map(async (text) => {
      const { image } = await writeBarcode(text, { format: 'QRCode', scale: 5, addQuietZones: true });
      return Buffer.from(await image!.arrayBuffer());
    }),
  );
  const sizes = await Promise.all(pictures.map((one) => sharp(one).metadata()));
  const edge = Math.max(...sizes.map(({ width }) => width)) + 60;
  const sheet = { width: edge * codes.length, height: edge, channels: 3 as const, background: '#b9b9b9' };
  const beside = await sharp({ create: sheet })
    .composite(pictures.map((input, at) => ({ input, left: at * edge + 30, top: 30 })))
    .png()
    .toBuffer();
  return sharp(beside).rotate(4, { background: '#777' }).jpeg({ quality: 70 }).toBuffer();
}

test('a photograph of the codes of a device is read on the server, and comes to its file', async () => {
  const { examId, teacher, student, fileKey } = await atWork();
  const answers = Array.from({ length: 6 }, (_, sequence) => ({
    client: newId(),
    sequence,
    itemId: item,
    part: 0,
    answer: { choice: [sequence % 4] },
    writtenAt: Date.now() - minute,
  }));
  const { photos: _, ...file } = fileOf(student, fileKey, { answers });
  const codes = codesOf(file);
  expect(codes.length).toBeGreaterThan(1);
  const content = await pictureOf(codes);
  const { data } = await upload(app, teacher, api.readAnswerCodes, { name: 'codes.jpg', content }, { examId });
  expect(readCodes((data as unknown as { words: string[] }).words.join('\n'))).toEqual({ state: 'whole', file });
});

test('a picture without a code has no words, and who does not invigilate is told nothing of a picture', async () => {
  const { examId, teacher, student } = await atWork();
  const picture = { name: 'point.png', content: onePoint };
  expect((await upload(app, teacher, api.readAnswerCodes, picture, { examId })).data).toEqual({ words: [] });
  const text = { name: 'text.png', content: Buffer.from('no picture') };
  expect((await upload(app, teacher, api.readAnswerCodes, text, { examId })).data).toEqual({ words: [] });
  expect((await upload(app, student.caller, api.readAnswerCodes, picture, { examId })).status).toBe(403);
});
