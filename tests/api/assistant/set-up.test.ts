import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Assistant } from 'edutech/plugins/assistant/api';
import {
  type AssistantSetUpState,
  changeableSettings,
  changeAssistant,
  changeSettings,
  readAssistant,
  removeAssistant,
  searchAudit,
  tryAssistant,
  undoAssistant,
} from 'edutech/plugins/deployment/api';
import { chatKey, failing, startChatServer } from '../../support/assistant/chat-server';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let operator: Caller;
let chat: Awaited<ReturnType<typeof startChatServer>>;
beforeAll(async () => {
  chat = await startChatServer();
  app = await startApp({
    on: ['deployment', 'account', 'assistant'],
    city: { settings: { allowLocalAddresses: true } },
  });
  operator = await signedIn(app, 'superadmin');
});
afterAll(async () => {
  await app.close();
  await chat.close();
});

const read = async () => (await operator.call(readAssistant)).envelope!.data as AssistantSetUpState;
const save = async (given: object) =>
  operator.call(changeAssistant, { ...given, reason: '试点学校要用', changeId: (await read()).changeId });
const local = () => ({ address: chat.address, model: 'local-1', key: chatKey });
const steps = async (given: object) => {
  const answer = await operator.call(tryAssistant, { ...given });
  expect(answer.text).not.toContain(chatKey);
  return (answer.envelope!.data as OutputOf<typeof tryAssistant>).steps;
};
const isAvailable = () => app.platform.container.get(Assistant).isAvailable(app.world.schoolId);

test('a trial asks the real way, saves nothing, and says what the other side says without the key', async () => {
  expect((await steps(local())).map(({ step, isDone, answer }) => [step, isDone, answer])).toEqual([
    ['find', true, '127.0.0.1'],
    ['ask', true, 'ready'],
    ['stream', true, 'ready'],
  ]);
  expect((await steps({ ...local(), key: 'wrong' })).at(-1)).toMatchObject({ step: 'ask', isDone: false });
  chat.next(failing(429, { message: `slow down, ${chatKey}` }));
  expect((await steps(local())).at(-1)).toMatchObject({ step: 'ask', isDone: false });
  expect((await read()).isSet).toBe(false);
});

test('a connected service holds at once where a school agrees, its key is never read, and both are in the audit log', async () => {
  expect(await read()).toMatchObject({ isSet: false, hasKey: false, changeId: null });
  const answer = await save(local());
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain(chatKey);
  expect(await read()).toMatchObject({ isSet: true, address: chat.address, model: 'local-1', hasKey: true });
  expect(isAvailable()).toBe(false);
  const school = await signedIn(app, 'schooladmin');
  const given = { changes: [{ name: 'assistantAgreed', value: 'true', changeId: null }], reason: '校务会同意' };
  expect((await school.call(changeSettings, { schoolId: app.world.schoolId, ...given })).status).toBe(200);
  await vi.waitFor(() => expect(isAvailable()).toBe(true));
  const list = (await school.call(changeableSettings, { schoolId: app.world.schoolId })).envelope!.data as OutputOf<
    typeof changeableSettings
  >;
  expect(list.settings.find(({ name }) => name === 'assistantAgreed')).toMatchObject({ section: 'teaching' });
  expect(JSON.stringify(list)).not.toContain('assistantService');
  const range = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z', line: 50 };
  const log = await operator.call(searchAudit, { ...range, act: 'deployment.changeSetting' });
  expect(log.text).toContain('local-1');
  expect(log.text).not.toContain(chatKey);
});

test('a kept key goes to no other address, a key goes over no open line, and a stranger may do nothing', async () => {
  const { key: _, ...withoutKey } = local();
  expect((await save({ ...withoutKey, model: 'local-2' })).status).toBe(200);
  const moved = { ...withoutKey, address: 'https://elsewhere.invalid/v1' };
  expect((await save(moved)).text).toContain('deployment.assistant.keyAgain');
  expect((await operator.call(tryAssistant, moved)).text).toContain('deployment.assistant.keyAgain');
  expect((await save({ ...local(), address: 'http://192.0.2.1/v1' })).text).toContain('deployment.assistant.needsTls');
  const teacher = await signedIn(app, 'teacher');
  expect((await teacher.call(readAssistant)).status).toBe(403);
  expect((await operator.call(changeAssistant, { ...local(), reason: '', changeId: null })).status).toBe(409);
});

test('disconnected it is off at once, and an undo connects it again', async () => {
  const { changeId } = await read();
  const gone = (await operator.call(removeAssistant, { changeId })).envelope!.data as AssistantSetUpState;
  expect(gone).toMatchObject({ isSet: false, hasKey: false });
  await vi.waitFor(() => expect(isAvailable()).toBe(false));
  expect((await operator.call(removeAssistant, { changeId: gone.changeId })).status).toBe(404);
  expect((await operator.call(undoAssistant, { batchId: gone.batches[0]!.batchId })).status).toBe(200);
  expect(await read()).toMatchObject({ isSet: true, model: 'local-2', hasKey: true });
  await vi.waitFor(() => expect(isAvailable()).toBe(true));
});
