import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deskItem, draftCaptions } from 'edutech/plugins/coach/api';
import {
  failingWith,
  hearing,
  hearingText,
  startTranscriptionServer,
  transcriptionKey,
} from '../../support/assistant/transcription-server';
import { signedIn } from '../../support/people';
import { startApp } from '../../support/servers/start-app';
import { uploaded } from '../resource/resource-kit';
import { answerOf, dataOf, itemOf, keyOf } from './coach-kit';

const recording = new URL('../../../plugins/coach/server/demo/media/points-on-line.mp4', import.meta.url);

/** A teacher of a city that has connected a service, with a film that they have recorded. */
async function teacherWith(options: Record<string, unknown>) {
  const app = await startApp({ on: ['coach'], city: { plugins: { coach: { options } } } });
  onTestFinished(() => app.close());
  const teacher = await signedIn(app, 'teacher');
  const bytes = await readFile(recording);
  const fileId = await uploaded(app, 'teacher', '短片.mp4', { group: 'films', bytes });
  return { app, teacher, fileId, bytes: bytes.length };
}

async function connected(options: Record<string, unknown> = {}) {
  const service = await startTranscriptionServer();
  const folder = await mkdtemp(join(tmpdir(), 'edutech-key-'));
  onTestFinished(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });
  const transcriptionKeyFile = join(folder, 'key');
  await writeFile(transcriptionKeyFile, `${transcriptionKey}\n`);
  return { service, options: { transcriptionUrl: service.address, transcriptionKeyFile, ...options } };
}

const spoken = hearing([
  [0.3, '先找到点A。'],
  [4.2, ' 向右，就是加。'],
  [9.4, '所以点B是二。'],
]);

test('the service of the deployment drafts subtitles of a recording, with the second of each line', async () => {
  const { service, options } = await connected({ transcriptionModel: 'local-whisper' });
  const { teacher, fileId, bytes } = await teacherWith(options);
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
  const { service, options } = await connected({ transcriptionDaily: 3 });
  const { app, teacher, fileId } = await teacherWith(options);
  service.next(failingWith(415), failingWith(500), (response) => void response.end('<html>'));
  const answered = async () => {
    const answer = await teacher.call(draftCaptions, { fileId });
    return [answer.status, keyOf(answer)];
  };
  expect(await answered()).toEqual([422, 'coach.error.captions.refused']);
  expect(await answered()).toEqual([503, 'coach.error.captions.unavailable']);
  expect(await answered()).toEqual([503, 'coach.error.captions.badAnswer']);
  expect(await answered()).toEqual([429, 'coach.error.captions.overBudget']);
  expect(service.sent).toHaveLength(3);
  const others = await uploaded(app, 'student', 'a.mp4', { group: 'films', bytes: await readFile(recording) });
  expect(keyOf(await teacher.call(draftCaptions, { fileId: others }))).toBe('core.files.notFound');
  const student = await signedIn(app, 'student');
  expect((await student.call(draftCaptions, { fileId })).status).toBe(403);
});

test('where none is connected, nothing is offered', async () => {
  const { teacher, fileId } = await teacherWith({});
  expect(keyOf(await teacher.call(draftCaptions, { fileId }))).toBe('coach.error.captions.off');
  const desk = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId: itemOf('own-move') }));
  expect(desk.hasTranscription).toBe(false);
});
