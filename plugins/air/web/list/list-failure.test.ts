import { expect, test } from 'vitest';
import type { AppError } from 'edutech/core/common/errors';
import { catalogueStep } from 'edutech/core/web/http/answer';
import type { Exchange } from 'edutech/core/web/http/exchange';
import en from '../../messages/en.json';
import chinese from '../../messages/zh-CN.json';
import { listFailure } from './list-failure';

/** What the chain of calls throws for an answer. */
async function thrownFor(envelope: { code: number; msg: string; data: unknown }): Promise<unknown> {
  try {
    await catalogueStep({ envelope } as Exchange);
  } catch (error) {
    return error;
  }
  throw new Error('the answer is no failure');
}

test('a list that did not come, without a word from the server, says that it could not be loaded', async () => {
  const failure = listFailure(await thrownFor({ code: 500, msg: '', data: null })) as AppError;
  expect(failure.key).toBe('air.list.failed');
  expect(chinese[failure.key as 'air.list.failed']).toBe('加载失败');
  expect(en[failure.key as 'air.list.failed']).toBe('Loading failed');
  expect((listFailure(new TypeError('a mistake of ours')) as AppError).key).toBe('air.list.failed');
});

test('what the server says of it is kept', async () => {
  const known = await thrownFor({
    code: 503,
    msg: '请稍后再试',
    data: { key: 'core.error.unavailable', requestId: '1' },
  });
  const foreign = await thrownFor({ code: 500, msg: '教材正在更新', data: null });
  expect(listFailure(known)).toBe(known);
  expect(listFailure(foreign)).toBe(foreign);
});

test('a redirect stays one', () => {
  const redirect = new Response(null, { status: 302 });
  expect(listFailure(redirect)).toBe(redirect);
});
