import { expect, it } from 'vitest';
import { findSettings } from './setting-search';

const settings = [
  { name: 'hotline', words: ['服务热线', '显示在公共页面页脚。', '12345'] },
  { name: 'quietFrom', words: ['晚上几点以后不提醒', '学生不再收到提醒。', '21:00'] },
  { name: 'idleMilliseconds', words: ['Automatic sign-out', 'Idle time after which a person is signed out.', '30'] },
];
const find = (typed: string) => findSettings(settings, typed);

it('finds by name, by meaning and by value, whatever the case', () => {
  expect(find('热线').found).toEqual(['hotline']);
  expect(find('页脚').found).toEqual(['hotline']);
  expect(find('21:00').found).toEqual(['quietFrom']);
  expect(find(' IDLE  signed ').found).toEqual(['idleMilliseconds']);
  expect(find('').found).toHaveLength(3);
});

it('offers the nearest where nothing has the words', () => {
  const { found, nearest } = find('服务电话热线');
  expect(found).toEqual([]);
  expect(nearest[0]).toBe('hotline');
  expect(nearest).toHaveLength(3);
});
