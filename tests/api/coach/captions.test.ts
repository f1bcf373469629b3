import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deskItem, draftCaptions } from 'edutech/plugins/coach/api';
import {
  failingWith,
  hearing,
  hearingText,
  startTranscriptionServer,
  transcriptionKey,
} from '../../support/assistant/transcription-server';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { uploaded } from '../resource/resource-kit';
import { answerOf, dataOf, itemOf, keyOf } from './coach-kit';

const recording = new URL('../../../plugins/coach/server/demo/media/points-on-line.mp4', import.meta.url);

let service: Awaited<ReturnType<typeof startTranscriptionServer>>;
let folder: string;
let app: TestApp;
let teacher: Caller;
let fileId: string;
beforeAll(async () => {
  service = await startTranscriptionServer();
  folder = await mkdtemp(join(tmpdir(), 'edutech-key-'));
  const transcriptionKeyFile = join(folder, 'key');
  await writeFile(transcriptionKeyFile, `${transcriptionKey}\n`);
  const more = { transcriptionModel: 'local-whisper', transcriptionDaily: 6 };
  const options = { transcriptionUrl: service.address, transcriptionKeyFile, ...more };
  app = await startApp({ on: ['coach'], city: { plugins: { coach: { options } } } });
  teacher = await signedIn(app, 'teacher');
  fileId = await filmOf('teacher');
});
afterAll(async () => {
  await app.close();
  await service.close();
  await rm(folder, { recursive: true });
});

const filmOf = async (by: 'teacher' | 'student') =>
  uploaded(app, by, '短片.mp4', { group: 'films', bytes: await readFile(recording) });

const spoken = hearing([
  [0.3, '先找到点A。'],
  [4.2, ' 向右，就是加。'],
  [9.4, '所以点B是二。'],
]);

test('the service of the deployment drafts subtitles of a recording, with the second of each line', async () => {
  const bytes = (await readFile(recording)).length;
  service.next(spoken, spoken, hearingText('先画数轴。再数格子。'));
  const draft = async (more: object = {}) =>
    dataOf<typeof draftCaptions>(await teacher.call(draftCaptions, { fileId, ...more })).text;
  expect(await draft()).toBe('0:00 先找到点A。\n0:04 向右，就是加。\n0:09 所以点B是二。');
  expect(service.sent).toEqual([{ model: 'local-whisper', format: 'verbose_json', name: '短片.mp4', bytes }]);
  expect(await draft({ cut: { from: 4, to: 9 } })).toBe('0:04 向右，就是加。');
  expect(await draft()).toBe('先画数轴。\n再数格子。');
  // a draft is nobody's subtitles until the teacher publishes it
  const desk = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId: itemOf('own-move') }));
  expect(desk.hasTranscription).toBe(true);
  expect(desk.answers.find(({ answerId }) => answerId === answerOf('own-move'))?.captions).toContain('它在负三');
});

test('what the service refuses or fails is said, and a school drafts no more than its budget of the day', async () => {
  const before = service.sent.length;
  service.next(failingWith(415), failingWith(500), (response) => void response.end('<html>'));
  const answered = async () => {
    const answer = await teacher.call(draftCaptions, { fileId });
    return [answer.status, keyOf(answer)];
  };
  expect(await answered()).toEqual([422, 'coach.error.captions.refused']);
  expect(await answered()).toEqual([503, 'coach.error.captions.unavailable']);
  expect(await answered()).toEqual([503, 'coach.error.captions.badAnswer']);
  expect(await answered()).toEqual([429, 'coach.error.captions.overBudget']);
  expect(service.sent).toHaveLength(before + 3);
  const others = await filmOf('student');
  expect(keyOf(await teacher.call(draftCaptions, { fileId: others }))).toBe('core.files.notFound');
  const student = await signedIn(app, 'student');
  expect((await student.call(draftCaptions, { fileId })).status).toBe(403);
});

test('where none is connected, nothing is offered', async () => {
  const other = await startApp({ on: ['coach'] });
  onTestFinished(() => other.close());
  const colleague = await signedIn(other, 'teacher');
  expect(keyOf(await colleague.call(draftCaptions, { fileId }))).toBe('coach.error.captions.off');
  const desk = dataOf<typeof deskItem>(await colleague.call(deskItem, { itemId: itemOf('own-move') }));
  expect(desk.hasTranscription).toBe(false);
});
