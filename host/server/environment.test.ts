import { expect, test } from 'vitest';
import { environment } from './environment';

const needed = { DATABASE_URL: 'postgres://owner', DATABASE_APP_URL: 'postgres://app', EDUTECH_DATA: 'data' };

test('only a system that is said to be for development is one: the others tell nobody so in a dialog', () => {
  expect(environment({ ...needed, NODE_ENV: 'development' }, []).development).toBe(true);
  for (const NODE_ENV of [undefined, 'production', 'test', '']) {
    expect(environment({ ...needed, NODE_ENV }, []).development).toBe(false);
  }
});

test('what is missing or wrong stops the start with one sentence', () => {
  const { EDUTECH_DATA: _, ...without } = needed;
  expect(() => environment(without, [])).toThrow(/^The variable EDUTECH_DATA is not set/);
  for (const PORT of ['x', '-1', '65536', '80.5']) {
    expect(() => environment({ ...needed, PORT }, [])).toThrow(`not "${PORT}"`);
  }
});
