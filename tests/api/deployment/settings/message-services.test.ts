import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { listMatters, type MatterList } from 'edutech/plugins/account/api';
import {
  changeMessageService,
  type MessageSetUp,
  readMessageServices,
  removeMessageService,
  searchAudit,
  tryMessageService,
  undoMessageServices,
} from 'edutech/plugins/deployment/api';
import { aliyunKey, startAliyunServer } from '../../../support/messages/aliyun-server';
import { appKey, startDingtalkServer, startWecomServer } from '../../../support/messages/app-servers';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';

const number = '13912345678';
let app: TestApp;
let operator: Caller;
let sms: Awaited<ReturnType<typeof startAliyunServer>>;
let wecom: Awaited<ReturnType<typeof startWecomServer>>;
let dingtalk: Awaited<ReturnType<typeof startDingtalkServer>>;
beforeAll(async () => {
  sms = await startAliyunServer();
  wecom = await startWecomServer({ [number]: 'admin' });
  dingtalk = await startDingtalkServer({ [number]: 'admin-01' });
  app = await startApp({
    on: ['deployment', 'account', 'messages'],
    city: { settings: { allowLocalAddresses: true, publicOrigin: 'http://localhost' } },
  });
  operator = await signedIn(app, 'superadmin');
});
afterAll(async () => {
  await app.close();
  await Promise.all([sms, wecom, dingtalk].map((one) => one.close()));
});

const none = { tokenAddress: '', agentId: '', signName: '', template: '', codeTemplate: '' };
const shortMessages = () => ({
  ...none,
  ...aliyunKey,
  kind: 'sms',
  address: sms.address,
  signName: '云州教育',
  template: 'SMS_1',
  codeTemplate: 'SMS_2',
});
const app1 = (kind: 'wecom' | 'dingtalk') => ({
  ...none,
  ...appKey,
  kind,
  agentId: '1000002',
  address: kind === 'wecom' ? wecom.address : dingtalk.address,
  tokenAddress: kind === 'wecom' ? '' : dingtalk.address,
});
const read = async () => (await operator.call(readMessageServices)).envelope!.data as MessageSetUp;
const save = async (given: object) =>
  operator.call(changeMessageService, { ...given, reason: '开通短信', changeId: (await read()).changeId });
const steps = async (given: object) => {
  const answer = await operator.call(tryMessageService, { ...given });
  expect(answer.text).not.toContain(aliyunKey.secret);
  return (answer.envelope!.data as OutputOf<typeof tryMessageService>).steps;
};
const ways = async () =>
  ((await operator.call(listMatters)).envelope!.data as MatterList).ways
    .map(({ id }) => id)
    .filter((id) => id !== 'mail');

test('a trial goes the whole way to one’s own telephone, and stops where something is wrong', async () => {
  const last = async (given: object) => (await steps(given)).at(-1);
  expect(await last(shortMessages())).toMatchObject({ step: 'number', isDone: false, advice: 'number' });
  await app.platform.services.database.write(asSystem('a test confirms a number'), async (db) => {
    const id = app.world.people.superadmin.personId;
    await db.run(sql`update core.person set phone = ${number} where id = ${id}`);
    await db.run(sql`insert into account.phone (person_id, number, confirmed_at) values (${id}, ${number}, now())`);
  });
  for (const [given, names] of [
    [shortMessages(), ['find', 'template', 'number', 'send']],
    [app1('wecom'), ['find', 'client', 'member', 'send']],
    [app1('dingtalk'), ['find', 'client', 'member', 'send']],
  ] as const)
    expect((await steps(given)).map(({ step, isDone }) => [step, isDone])).toEqual(names.map((step) => [step, true]));
  expect(sms.taken.at(-1)).toMatchObject({ to: number, variables: { title: '试发消息', city: '云州市' } });
  expect([wecom.shown.at(-1)?.member, dingtalk.shown.at(-1)?.member]).toEqual(['admin', 'admin-01']);
  expect(await last({ ...shortMessages(), secret: 'wrong' })).toMatchObject({
    step: 'template',
    answer: expect.stringContaining('SignatureDoesNotMatch'),
    advice: 'template',
  });
  expect(await last({ ...shortMessages(), template: 'SMS_9' })).toMatchObject({ step: 'template', isDone: false });
  expect(await last({ ...shortMessages(), signName: '别人' })).toMatchObject({ step: 'send', advice: 'send' });
  expect(await last({ ...app1('wecom'), secret: 'wrong' })).toMatchObject({ step: 'client', advice: 'client' });
  expect(await last({ ...app1('wecom'), address: 'http://localhost:2' })).toMatchObject({ advice: 'refused' });
  expect(await ways()).toEqual([]);
});

test('what is saved is offered to people at once, is recorded without its secret, and can be put back', async () => {
  expect((await save(shortMessages())).status).toBe(200);
  expect((await save(app1('wecom'))).status).toBe(200);
  await vi.waitFor(async () => expect(await ways()).toEqual(['sms', 'wecom']));
  const gone = await operator.call(removeMessageService, { kind: 'sms', changeId: (await read()).changeId });
  const { batches } = gone.envelope!.data as MessageSetUp;
  expect(batches[0]).toMatchObject({ canUndo: true, changes: [{ kind: 'sms', what: 'removed' }] });
  await vi.waitFor(async () => expect(await ways()).toEqual(['wecom']));
  expect((await operator.call(undoMessageServices, { batchId: batches[0]!.batchId })).status).toBe(200);
  await vi.waitFor(async () => expect(await ways()).toEqual(['sms', 'wecom']));
  // the secret came back with it
  const { secret: _, ...kept } = shortMessages();
  expect((await steps(kept)).at(-1)).toMatchObject({ step: 'send', isDone: true });
  const changed = await save({ ...kept, template: 'SMS_2' });
  expect((changed.envelope!.data as MessageSetUp).batches[0]!.changes).toEqual([
    { kind: 'sms', what: 'changed', fields: ['template'] },
  ]);
  const log = await operator.call(searchAudit, {
    from: '2026-01-01T00:00:00Z',
    until: '2099-01-01T00:00:00Z',
    line: 50,
    act: 'deployment.changeSetting',
  });
  expect(log.text).toContain(`SMS · ${sms.address}`);
  const rows = await app.platform.services.database.read(asSystem('a test looks'), (db) =>
    db.all(sql`select before, value from core.setting_change`),
  );
  for (const seen of [changed.text, JSON.stringify(rows), log.text, app.log.join('\n')])
    expect(seen).not.toContain(aliyunKey.secret);
});

test('a secret goes to the address and the key for which it was typed, by a closed line, and each field is needed', async () => {
  const refusal = async (given: object) => {
    const answer = await save(given);
    return [answer.status, /deployment\.\w+\.\w+/.exec(answer.text)?.[0]];
  };
  const { secret: _, ...kept } = shortMessages();
  for (const other of [{ address: 'http://localhost:1' }, { keyId: 'other' }]) {
    expect(await refusal({ ...kept, ...other })).toEqual([422, 'deployment.messages.secretAgain']);
    expect((await operator.call(tryMessageService, { ...kept, ...other })).status).toBe(422);
  }
  expect(await refusal({ ...kept, signName: ' ' })).toEqual([422, 'deployment.messages.missing']);
  expect(await refusal({ ...shortMessages(), address: 'http://sms.example.cn' })).toEqual([
    422,
    'deployment.messages.needsTls',
  ]);
  for (const address of ['https://sms.example.cn:99999', 'https://[']) {
    expect(await refusal({ ...shortMessages(), address })).toEqual([422, 'deployment.error.noAddress']);
    expect((await operator.call(tryMessageService, { ...shortMessages(), address })).status).toBe(422);
  }
  const late = await operator.call(changeMessageService, { ...shortMessages(), reason: '', changeId: null });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('deployment.error.changedSince')]);
});

test('only who runs the deployment sets messages up', async () => {
  for (const who of ['cityadmin', 'schooladmin', 'teacher'] as const) {
    const caller = await signedIn(app, who);
    for (const answer of [
      await caller.call(readMessageServices),
      await caller.call(changeMessageService, { ...shortMessages(), reason: '', changeId: null }),
      await caller.call(removeMessageService, { kind: 'sms', changeId: null }),
      await caller.call(undoMessageServices, { batchId: '0'.repeat(32) }),
      await caller.call(tryMessageService, shortMessages()),
    ])
      expect(answer.status).toBe(403);
  }
});

test('without leave of the file no service on this machine is asked', async () => {
  const strict = await startApp({ on: ['deployment', 'account', 'messages'] });
  try {
    const caller = await signedIn(strict, 'superadmin');
    const { port } = new URL(wecom.address);
    for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]']) {
      const given = { ...app1('wecom'), address: `https://${host}:${port}` };
      const saved = await caller.call(changeMessageService, { ...given, reason: '', changeId: null });
      expect([host, saved.status, saved.text]).toEqual([
        host,
        422,
        expect.stringContaining('deployment.messages.inward'),
      ]);
      const tried = await caller.call(tryMessageService, given);
      expect((tried.envelope!.data as OutputOf<typeof tryMessageService>).steps).toMatchObject([
        { step: 'find', isDone: false, advice: 'inward' },
      ]);
    }
  } finally {
    await strict.close();
  }
});
