import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, isEndpoint } from 'edutech/core/common/endpoint';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import * as api from 'edutech/plugins/deployment/api';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { backedUp } from './backup-support';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ plugins: backedUp });
});
afterAll(() => app.close());

const inputs: Readonly<Record<string, Record<string, unknown>>> = {
  turnModule: { plugin: 'air', countyId: null, on: false },
  trySetting: { name: 'cityName', value: 'x' },
  retryJob: { jobId: '0'.repeat(32) },
  cancelJob: { jobId: '0'.repeat(32) },
  removeBackup: { name: 'edutech-20000101T000000000Z.tar' },
};

/** The audit log is read by others too, and tested for itself. */
const isOperators = (value: unknown): value is Endpoint =>
  isEndpoint(value) && 'permission' in value.access && value.access.permission === 'deployment_admin';

/** What every call of the deployment's pages answers to somebody. */
const statusesFor = async (caller: Caller) => {
  const statuses = new Set<number>();
  for (const [name, endpoint] of Object.entries(api)) {
    if (isOperators(endpoint)) statuses.add((await caller.call(endpoint, inputs[name] ?? {})).status);
  }
  return [...statuses];
};

test.each<DemoAccount>(['cityadmin', 'countyadmin', 'principal', 'teacher', 'student', 'auditor', 'guestcity'])(
  'the account %s is refused every call of the deployment',
  async (account) => {
    expect(await statusesFor(await signedIn(app, account))).toEqual([403]);
  },
);

test('a visitor has to sign in first', async () => {
  expect(await statusesFor(visitorOf(app))).toEqual([401]);
});
