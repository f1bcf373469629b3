import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Settings } from 'edutech/core/server/settings/settings';
import { changeableSettings, changeSettings, searchAudit, undoSettings } from 'edutech/plugins/deployment/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';

let app: TestApp;
let city: Caller;
let operator: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['deployment'], web: true, city: { settings: { hotline: '12345' } } });
  city = await signedIn(app, 'cityadmin');
  operator = await signedIn(app, 'superadmin');
});
afterAll(() => app.close());

const read = async (who: Caller) =>
  (await who.call(changeableSettings)).envelope!.data as OutputOf<typeof changeableSettings>;
const settingOf = async (who: Caller, name: string) => (await read(who)).settings.find((one) => one.name === name)!;
const change = async (who: Caller, name: string, value: unknown) => {
  const { changeId } = await settingOf(who, name);
  return who.call(changeSettings, {
    changes: [{ name, value: value === null ? null : JSON.stringify(value), changeId }],
    reason: '换了新的号码',
  });
};
const foot = async () => {
  const html = await (await fetch(`${app.url}/terms`)).text();
  return /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
};

test('an administrator of the city changes the hotline, and visitors see it at once', async () => {
  expect(await settingOf(city, 'hotline')).toMatchObject({ value: '"12345"', source: 'file' });
  expect((await change(city, 'hotline', '96110')).status).toBe(200);
  await expect.poll(foot).toContain('96110');
  expect(await settingOf(city, 'hotline')).toMatchObject({ value: '"96110"', source: 'city', inherited: '"12345"' });
  const [batch] = (await read(city)).batches;
  expect(batch).toMatchObject({
    reason: '换了新的号码',
    changes: [{ name: 'hotline', before: '"12345"', after: '"96110"' }],
    canUndo: true,
  });
  const log = await operator.call(searchAudit, {
    from: '2026-01-01T00:00:00Z',
    until: '2099-01-01T00:00:00Z',
    line: 50,
    act: 'deployment.changeSetting',
  });
  expect(log.text).toContain('96110');
});

test('what was changed is put back once, and not when somebody has changed it since', async () => {
  const [batch] = (await read(city)).batches;
  expect((await change(operator, 'hotline', '12388')).status).toBe(200);
  const late = await city.call(undoSettings, { batchId: batch!.batchId });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('deployment.error.changedSince')]);
  const [latest] = (await read(city)).batches;
  expect((await city.call(undoSettings, { batchId: latest!.batchId })).status).toBe(200);
  await expect.poll(foot).toContain('96110');
});

test('of two people who change one setting the later sees both values and chooses', async () => {
  const { changeId } = await settingOf(operator, 'hotline');
  expect((await change(city, 'hotline', '1')).status).toBe(200);
  const changes = [{ name: 'hotline', value: '"2"', changeId }];
  const answer = await operator.call(changeSettings, { changes, reason: '' });
  expect(answer.status).toBe(409);
  const now = (await settingOf(operator, 'hotline')).changeId;
  expect((answer.envelope!.data as { detail: unknown }).detail).toEqual({
    mine: { hotline: '2', seen: { hotline: changeId } },
    theirs: { hotline: '1', seen: { hotline: now } },
  });
});

test('a value that the start would refuse is refused at its field, and nothing of the batch is saved', async () => {
  const of = async (name: string, value: unknown) => ({
    name,
    value: JSON.stringify(value),
    changeId: (await settingOf(operator, name)).changeId,
  });
  const before = (await settingOf(operator, 'hotline')).value;
  const changes = [await of('hotline', '3'), await of('idleMilliseconds', 5)];
  const answer = await operator.call(changeSettings, { changes, reason: '' });
  expect(answer.status).toBe(422);
  expect((answer.envelope!.data as { detail: unknown }).detail).toMatchObject({
    fields: [{ field: 'idleMilliseconds' }],
  });
  expect((await settingOf(operator, 'hotline')).value).toBe(before);
  for (const value of ['javascript:alert(1)', 'data:text/html,x']) {
    expect((await change(city, 'reportPage', value)).status).toBe(422);
  }
});

test('the city changes what the portal shows, only who runs the deployment changes the rest', async () => {
  expect(new Set((await read(city)).settings.map(({ section }) => section))).toEqual(new Set(['portal', 'teaching']));
  const { changeId } = await settingOf(operator, 'sessionHours');
  const changes = [{ name: 'sessionHours', value: '4', changeId }];
  expect((await city.call(changeSettings, { changes, reason: '' })).status).toBe(404);
  const secret = [{ name: 'metricsToken', value: '"x"', changeId: null }];
  expect((await operator.call(changeSettings, { changes: secret, reason: '' })).status).toBe(404);
});

test('back to the file: the value of the server’s file holds again', async () => {
  expect((await change(operator, 'hotline', null)).status).toBe(200);
  const { settings } = { settings: app.platform.container.get(Settings) };
  await vi.waitFor(() => expect(settings.hotline).toBe('12345'));
  expect(await settingOf(operator, 'hotline')).toMatchObject({ source: 'file', value: '"12345"' });
});

test('a county has a hotline of its own, which the people of its schools read, and visitors the city’s', async () => {
  const county = await signedIn(app, 'countyadmin');
  const school = await signedIn(app, 'schooladmin');
  const hotlineFor = async (cookie: string) => {
    const html = await (await fetch(`${app.url}/terms`, { headers: { cookie: `${cookie}; edutech_login=1` } })).text();
    return /"hotline":"([^"]*)"/.exec(html)?.[1];
  };
  const ofCity = await hotlineFor('');
  expect((await change(county, 'hotline', '0878-3120')).status).toBe(200);
  await expect.poll(() => hotlineFor(school.cookie)).toBe('0878-3120');
  expect(await hotlineFor('')).toBe(ofCity);
  expect(await settingOf(county, 'hotline')).toMatchObject({ source: 'county', stricter: null, isLocked: false });
  // a school reads it and changes it not
  expect(await settingOf(school, 'hotline')).toMatchObject({ value: '"0878-3120"', isLocked: true });
});
