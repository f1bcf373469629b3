import { afterAll, beforeAll } from 'vitest';
import { startApp, type TestApp } from './start-app';

/**
 * Two server processes over one database, for all tests of a file: what one does, the other must know. There are none
 * before the first test.
 */
export function twoProcesses(options: Parameters<typeof startApp>[0] = {}) {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await startApp(options);
    second = await startApp({ ...options, sameDatabaseAs: first });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });
  return {
    get first() {
      return first;
    },
    get second() {
      return second;
    },
  };
}
