import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../support/servers/start-app';
import { endpointsOf } from './server/endpoints';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('no call takes a version that the database could not hold', () => {
  const versions = endpointsOf(app).flatMap(({ name, endpoint }) => {
    const { version } = endpoint.input.properties as Record<string, { maximum?: number } | undefined>;
    return version ? [{ name, maximum: version.maximum }] : [];
  });
  expect(versions.filter(({ maximum }) => maximum !== 2_147_483_647)).toEqual([]);
});
