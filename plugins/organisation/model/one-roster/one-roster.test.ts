import { describe, expect, test } from 'vitest';
import { differenceOf, waitReason } from './difference';
import { filesOf, keptRecord } from './records';
import { sourcedRows } from './sourced-rows';

const ref = (sourcedId: string) => ({ href: `https://x/${sourcedId}`, sourcedId, type: 'x' });
const kept = (collection: Parameters<typeof keptRecord>[0], ...records: object[]) =>
  records.map((record) => keptRecord(collection, record as Record<string, unknown>)!);

const files = filesOf({
  orgs: kept(
    'orgs',
    { sourcedId: 'd', name: '临江区', type: 'district' },
    { sourcedId: 's', name: '一中', type: 'school', identifier: '101', parent: ref('d') },
    { sourcedId: 'p', name: '江滨小学', type: 'school', identifier: '102', parent: ref('d') },
    { sourcedId: 'gone', name: '旧校', type: 'school', identifier: '103', status: 'tobedeleted' },
  ),
  classes: kept(
    'classes',
    { sourcedId: 'c1', title: '七年级3班', classType: 'homeroom', grades: ['07'], school: ref('s') },
    { sourcedId: 'c2', title: '数学', classType: 'scheduled', grades: ['07'], school: ref('s'), subjects: ['数学'] },
    { sourcedId: 'c3', title: '火箭班', classType: 'homeroom', grades: ['08'], school: ref('s') },
  ),
  users: kept('users', {
    sourcedId: 'u1',
    identifier: 'S01',
    givenName: '雷',
    familyName: '李',
    grades: ['07'],
    password: 'never kept',
    roles: [{ role: 'student', roleType: 'primary', org: ref('s') }],
  }),
  enrollments: kept('enrollments', { sourcedId: 'e1', role: 'student', user: ref('u1'), class: ref('c1') }),
  demographics: kept('demographics', { sourcedId: 'u1', sex: 'male', birthDate: '2014-03-01' }),
});

test('records of the service become rows of all kinds', () => {
  expect(sourcedRows(files, 'schools')).toEqual([
    { sourcedId: 's', cells: ['101', '一中', '临江区', 'junior'] },
    { sourcedId: 'p', cells: ['102', '江滨小学', '临江区', 'primary'] },
  ]);
  expect(sourcedRows(files, 'classes')).toEqual([
    { sourcedId: 'c1', cells: ['101', '7', '3', ''] },
    { sourcedId: 'c3', cells: ['101', '8', '', '火箭班'] },
  ]);
  expect(sourcedRows(files, 'students')).toEqual([
    { sourcedId: 'u1', cells: ['S01', '李雷', '', '7', '七年级3班', 'male', '2014-03-01', '', '101', ''] },
  ]);
  expect(sourcedRows(files, 'staff')).toEqual([]);
});

test('no more is kept of a record than is used, and nothing without an id', () => {
  const user = { sourcedId: 'u', password: 'x', email: 'a@b.cn', metadata: { note: 'x' } };
  expect(JSON.stringify(keptRecord('users', user))).not.toMatch(/x|b\.cn/);
  expect(keptRecord('users', { identifier: 'S01' })).toBeNull();
});

describe('beside what was taken before', () => {
  const row = (sourcedId: string, number: string, name = '李雷') => ({
    sourcedId,
    number,
    cells: [number, name, '', '7', '七(3)班', '', '', '', '101', ''],
  });
  const taken = [row('a', 'S1'), row('b', 'S2'), row('c', 'S3'), row('d', 'S4')];

  test('only what is new or different comes, and who is gone leaves', () => {
    const now = [row('a', 'S1'), row('b', 'S2', '李蕾'), row('e', 'S5'), row('new-id', 'S4')];
    const { changed, leaving, known } = differenceOf('students', now, taken, false);
    expect(changed.map(({ sourcedId }) => sourcedId)).toEqual(['b', 'e', 'new-id']);
    expect(leaving).toEqual([{ sourcedId: 'c', cells: [...row('c', 'S3').cells.slice(0, -1), '1'] }]);
    expect(known).toBe(4);
    expect(differenceOf('students', now, taken, true).changed).toEqual(now);
    expect(differenceOf('schools', [], taken, false).leaving).toEqual([]);
  });

  test('the first run waits, and each in which more would leave than the share', () => {
    const difference = { leaving: [row('c', 'S3')], known: 4 };
    const source = { confirmedAt: new Date(), mostLeaving: 25 };
    expect(waitReason([difference], { ...source, confirmedAt: null })).toBe('first');
    expect(waitReason([difference], source)).toBe('');
    expect(waitReason([difference], { ...source, mostLeaving: 24 })).toBe('share');
    expect(waitReason([{ leaving: [], known: 0 }], { ...source, mostLeaving: 0 })).toBe('');
  });
});
