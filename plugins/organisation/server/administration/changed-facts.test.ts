import { expect, test } from 'vitest';
import { changedFacts } from './changed-facts';

test('what differs is recorded before and after, and what is private only that it changed', () => {
  const before = { name: '梁伟', sex: null, phone: '', birthDate: '2014-05-01', username: 'liang' };
  const after = { name: '梁玮', sex: 2, phone: '13812345678', birthDate: '2014-06-01', username: 'liang' };
  expect(changedFacts<Record<string, string | number | null>>(before, after)).toEqual({
    'before.name': '梁伟',
    'after.name': '梁玮',
    'before.sex': null,
    'after.sex': 2,
    'before.phone': '',
    'after.phone': '••••',
    'before.birthDate': '••••',
    'after.birthDate': '••••',
  });
});
