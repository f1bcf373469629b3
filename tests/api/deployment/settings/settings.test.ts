import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { SettingsSchema } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';
import { listSettings, trySetting } from 'edutech/plugins/deployment/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { backedUp } from '../backup-support';

const secret = 'm'.repeat(40);
let app: TestApp;
let operator: Caller;
beforeAll(async () => {
  app = await startApp({ plugins: backedUp, city: { settings: { cityName: '江海市', metricsToken: secret } } });
  operator = await signedIn(app, 'superadmin');
});
afterAll(() => app.close());

const list = async () => {
  const answer = await operator.call(listSettings);
  return { text: answer.text, ...(answer.envelope!.data as OutputOf<typeof listSettings>) };
};
const tryOut = async (name: string, value: string) =>
  (await operator.call(trySetting, { name, value })).envelope!.data as OutputOf<typeof trySetting>;

test('every setting is listed with value, default, meaning, unit and where it comes from', async () => {
  const { settings } = await list();
  expect(settings.map(({ name }) => name)).toEqual(Object.keys(SettingsSchema.properties));
  const row = (name: string) => settings.find((one) => one.name === name);
  expect(row('cityName')).toMatchObject({ value: '"江海市"', otherwise: '"云州市"', origin: 'file', group: 'city' });
  expect(row('sessionHours')).toMatchObject({ value: '12', unit: 'hours', limits: '0.1–720', origin: 'default' });
  expect(row('passwordPolicy')).toMatchObject({ limits: 'standard | dengbao' });
});

test('each has a meaning in both languages (core.setting.* in core/server/messages)', () => {
  const texts = app.platform.container.get(Texts);
  expect(Object.keys(SettingsSchema.properties).filter((name) => !texts.has(`core.setting.${name}`))).toEqual([]);
});

test('a secret never leaves the server', async () => {
  const { settings, text } = await list();
  expect(text).not.toContain(secret);
  expect(settings.find(({ name }) => name === 'metricsToken')).toMatchObject({
    value: '',
    isSecret: true,
    origin: 'file',
  });
});

test('a value can be tried before it stands in the file', async () => {
  expect(await tryOut('sessionHours', '24')).toEqual({ complaint: '', line: '"sessionHours": 24' });
  expect((await tryOut('sessionHours', '5000')).complaint).toMatch(/sessionHours must be <= 720/);
  expect((await tryOut('passwordPolicy', 'weak')).complaint).toMatch(/passwordPolicy must be/);
  expect(await tryOut('organiser', '123')).toEqual({ complaint: '', line: '"organiser": "123"' });
  expect((await operator.call(trySetting, { name: 'nothing', value: '1' })).status).toBe(404);
});
