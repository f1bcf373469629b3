import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskItem, draftAnswer } from 'edutech/plugins/coach/api';
import { chatKey, saying, startChatServer } from '../../support/assistant/chat-server';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, itemOf, keyOf } from './coach-kit';

const itemId = itemOf('points-on-line');

let chat: Awaited<ReturnType<typeof startChatServer>>;
let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  chat = await startChatServer();
  const assistantService = JSON.stringify([{ address: chat.address, model: 'local-1', key: chatKey }]);
  const settings = { assistantService, assistantAgreed: true, allowLocalAddresses: true };
  app = await startApp({ on: ['coach'], city: { settings } });
  teacher = await signedIn(app, 'teacher');
});
afterAll(async () => {
  await app.close();
  await chat.close();
});

test('the assistant drafts for the teacher, and is told nothing that students wrote', async () => {
  chat.next(saying('先看方向，再数几格。'));
  expect(dataOf<typeof draftAnswer>(await teacher.call(draftAnswer, { itemId })).text).toBe('先看方向，再数几格。');
  const sent = JSON.stringify(chat.asked.at(-1));
  expect(sent).toContain('STUDENTS ARE STUCK AT');
  expect(sent).not.toContain('为什么向右是加');
  const desk = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId }));
  expect([desk.hasAssistant, desk.answers.length]).toEqual([true, 0]);
});

test('nobody drafts about what is not on their desk, and students never', async () => {
  expect(keyOf(await teacher.call(draftAnswer, { itemId: itemOf('neighbour') }))).toBe('coach.error.noItem');
  const student = await signedIn(app, 'student');
  expect((await student.call(draftAnswer, { itemId })).status).toBe(403);
});
