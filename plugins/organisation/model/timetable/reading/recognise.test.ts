import { expect, test } from 'vitest';
import type { TimetableSlot } from '../lessons';
import { recognise } from './recognise';
import type { SchoolWords } from './words-of-cells';

const school: SchoolWords = {
  classes: [
    { id: 'c72', name: '七(2)班', grade: 7, number: 2 },
    { id: 'c73', name: '七(3)班', grade: 7, number: 3 },
  ],
  subjects: [
    { id: 'chinese', code: 'chinese', name: '语文', nameEn: 'Chinese' },
    { id: 'mathematics', code: 'mathematics', name: '数学', nameEn: 'Mathematics' },
    { id: 'sports', code: 'sports', name: '体育与健康', nameEn: 'Physical Education' },
    { id: 'computing', code: 'computing', name: '信息科技', nameEn: 'Computing' },
  ],
  teachers: [
    { id: 'zhou', name: '周文静' },
    { id: 'he', name: '何静怡' },
    { id: 'wang1', name: '王海' },
    { id: 'wang2', name: '王梅' },
  ],
  teaching: [
    { classId: 'c72', subjectId: 'mathematics', teacherId: 'zhou' },
    { classId: 'c73', subjectId: 'mathematics', teacherId: 'zhou' },
    { classId: 'c72', subjectId: 'chinese', teacherId: 'he' },
    { classId: 'c72', subjectId: 'sports', teacherId: 'wang1' },
  ],
};
const sheet = (name: string, rows: string[][]) => ({
  name,
  rows: rows.map((cells, at) => ({ number: at + 1, cells })),
});
const week = ['', '周一', '周二', '周三', '周四', '周五'];

const named = ({ subjectId, title, teacherId, weeks, room }: TimetableSlot) =>
  [subjectId ?? title, teacherId, weeks ? ['odd', 'even'][weeks - 1] : null, room].filter(Boolean).join(' ');
/** `class weekday period: lessons` of all cells, and what is asked. */
const read = (...sheets: ReturnType<typeof sheet>[]) =>
  recognise(sheets, school).cells.map(
    ({ classId, weekday, period, choices, question }) =>
      `${classId} ${weekday}.${period}: ${choices[0]!.map(named).join(' + ')}${question ? ` (${question})` : ''}`,
  );

test('a sheet for each class, with its name on the sheet or above the grid', () => {
  const rows = [week, ['第1节', '语文', '数学'], ['大课间'], ['第2节', '数学\n周文静', '体育 操场']];
  expect(read(sheet('七(2)班', rows))).toEqual([
    'c72 1.1: chinese he',
    'c72 2.1: mathematics zhou',
    'c72 1.2: mathematics zhou',
    'c72 2.2: sports wang1 操场',
  ]);
  expect(read(sheet('Sheet1', [['703班课程表'], ...rows]))[1]).toBe('c73 2.1: mathematics zhou');
});

test('a weekend is read like other days, with or without a date', () => {
  const rows = (...days: string[]) => [
    ['', '周一', '周二', '周三', ...days],
    ['1', '', '', '', '语文', '数学'],
  ];
  const weekend = ['c72 6.1: chinese he', 'c72 7.1: mathematics zhou'];
  expect(read(sheet('七(2)班', rows('星期六', '星期日')))).toEqual(weekend);
  expect(read(sheet('七(2)班', rows('周六 11/28', '周日(11月29日)')))).toEqual(weekend);
});

test('several grids under each other', () => {
  const grid = (title: string, text: string) => [[title], week, ['1', text]];
  expect(read(sheet('七年级', [...grid('七(2)班', '语文'), ...grid('七(3)班', '数学')]))).toEqual([
    'c72 1.1: chinese he',
    'c73 1.1: mathematics zhou',
  ]);
});

test('one table of the school: classes down, weekdays and periods across', () => {
  const head = [
    ['2026 秋季总课表'],
    ['班级', '星期一', '', '星期二', '', '星期三', ''],
    ['', '1', '2', '1', '2', '1', '2'],
  ];
  expect(read(sheet('总表', [...head, ['七(2)班', '数', '语', '', '体', '', ''], ['七3', '数周文静']]))).toEqual([
    'c72 1.1: mathematics zhou',
    'c72 1.2: chinese he',
    'c72 2.2: sports wang1',
    'c73 1.1: mathematics zhou',
  ]);
});

test('the same with classes across', () => {
  const rows = [
    ['星期', '节次', '七(2)班', '七(3)班'],
    ['星期一', '1', '语文', '数学'],
    ['', '2', '数学', '班会'],
    ['星期二', '1', '体育', ''],
  ];
  expect(read(sheet('课表', rows))).toEqual([
    'c72 1.1: chinese he',
    'c73 1.1: mathematics zhou',
    'c72 1.2: mathematics zhou',
    'c73 1.2: 班会',
    'c72 2.1: sports wang1',
  ]);
});

test('a sheet for each teacher names classes', () => {
  const rows = [week, ['1', '七(2)班', '七(3) 数学'], ['2', '', '七(2)班']];
  expect(read(sheet('周文静', rows))).toEqual([
    'c72 1.1: mathematics zhou',
    'c73 2.1: mathematics zhou',
    'c72 2.2: mathematics zhou',
  ]);
});

test('periods across and weekdays down', () => {
  const rows = [
    ['', '1', '2', '3', '4'],
    ['周一', '语文', '数学'],
    ['周二', '数学'],
  ];
  expect(read(sheet('七(2)班', rows)).slice(1)).toEqual(['c72 1.2: mathematics zhou', 'c72 2.1: mathematics zhou']);
});

test.each([
  ['信息科技(单)/劳动(双)', 'computing odd + 劳动 even'],
  ['单:信息 双:劳动', 'computing odd + 劳动 even'],
  ['信息科技/劳动（单/双）', 'computing odd + 劳动 even'],
  ['信息科技(双周) 机房2', 'computing even 机房2'],
])('odd and even weeks: %s', (text, meaning) => {
  expect(read(sheet('七(2)班', [week, ['1', text]]))).toEqual([`c72 1.1: ${meaning}`]);
});

test('what is not clear is asked, with the likeliest first', () => {
  const cells = recognise([sheet('七(3)班', [week, ['1', '数 ※', '体育 王老师', '自习', '创客']])], school).cells;
  expect(cells.map(({ question, choices }) => [question, choices.map((way) => way.map(named).join())])).toEqual([
    ['note', ['mathematics zhou', '']],
    ['teacher', ['sports wang1', 'sports wang2', '']],
    ['blank', ['', '自习']],
    ['unknown', ['创客', '']],
  ]);
});

test('of several teachers with a surname the one who has the class is meant', () => {
  expect(read(sheet('七(2)班', [week, ['1', '体育 王老师']]))).toEqual(['c72 1.1: sports wang1']);
});

test('classes that the school does not have are named', () => {
  expect(recognise([sheet('九(9)班', [week, ['1', '数学']])], school).strangers).toEqual(['九(9)班']);
});
