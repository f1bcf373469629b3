import { expect, test } from 'vitest';
import type { CallLine } from '../../../api';
import { isNarrowed, narrowed, wishOf } from './narrowed';

const call = (id: string, address: string, needs: CallLine['needs'], summary = ''): CallLine => ({
  id,
  area: id.split('.')[0]!,
  method: 'GET',
  address,
  summary,
  needs,
});
const calls = [
  call('core.login', '/gw/auth/efficiencyLogin', 'nothing', 'Signs in.'),
  call('work.listHomework', '/gw/work/work/list', 'permission', 'Homework of the caller.'),
  call('news.newsList', '/gw/news/api/wnews', 'nothing'),
];
const found = (search: string) => narrowed(calls, wishOf(new URLSearchParams(search))).map(({ id }) => id);

test('without a wish all calls are there', () => {
  expect(found('')).toHaveLength(3);
  expect(isNarrowed(wishOf(new URLSearchParams('open=core.login')))).toBe(false);
});

test('every word is found in name, address, method or summary', () => {
  expect(found('q=LOGIN')).toEqual(['core.login']);
  expect(found('q=caller+work')).toEqual(['work.listHomework']);
  expect(found('q=caller+news')).toEqual([]);
});

test('an area and who may call narrow it', () => {
  expect(found('area=news')).toEqual(['news.newsList']);
  expect(found('needs=nothing')).toEqual(['core.login', 'news.newsList']);
  expect(found('needs=whatever')).toHaveLength(3);
});
