import { expect, test } from 'vitest';
import { camelCase, snakeCase } from '../camel-case';
import { type Column, readerOf } from './rows';

const [text, uuid, int8, day, timestamptz, json, uuids] = [25, 2950, 20, 1082, 1184, 3802, 2951];
const columnsOf = (columns: Record<string, number>): Column[] =>
  Object.entries(columns).map(([name, dataTypeID]) => ({ name, dataTypeID }));

test('columns are snake_case in the database and camelCase in rows', () => {
  expect(['grade_id', 'id', 'name_en', 'last_7_days', 'count', '?column?'].map(camelCase)).toEqual([
    'gradeId',
    'id',
    'nameEn',
    'last7Days',
    'count',
    '?column?',
  ]);
});

test('what is in camelCase already stays', () => {
  expect(camelCase('subjectCode')).toBe('subjectCode');
});

test('a row has the names and the types of the house, whatever its columns are called', () => {
  const columns = columnsOf({
    grade_id: uuid,
    name: text,
    count: int8,
    day,
    at: timestamptz,
    more: json,
    '"?\\': text,
  });
  const read = readerOf(columns);
  const row = [
    '0192f0c1-0000-7000-8000-00000000000a',
    '三班',
    '12',
    '2026-11-28',
    '2026-11-28 12:42:30.123+00',
    '{"a":[1]}',
    'x',
  ];
  expect(read(row)).toEqual({
    gradeId: '0192f0c1000070008000' + '00000000000a',
    name: '三班',
    count: 12,
    day: '2026-11-28',
    at: new Date('2026-11-28T12:42:30.123Z'),
    more: { a: [1] },
    '"?\\': 'x',
  });
  expect(Object.values(read(columns.map(() => null)) as object)).toEqual(columns.map(() => null));
});

test('a moment is read as the library reads it, an ancient one and one without end too', () => {
  const read = readerOf(columnsOf({ at: timestamptz, ids: uuids }));
  const atOf = (at: string) => (read([at, '{0192f0c1-0000-7000-8000-00000000000a,NULL}']) as { at: unknown }).at;
  expect(atOf('2026-11-28 12:42:30+00')).toEqual(new Date('2026-11-28T12:42:30Z'));
  expect(atOf('2026-11-28 12:42:30.5+00')).toEqual(new Date('2026-11-28T12:42:30.500Z'));
  expect(atOf('2026-12-31 20:42:30.123999-05')).toEqual(new Date('2027-01-01T01:42:30.123Z'));
  expect(atOf('2026-11-28 02:42:30+08')).toEqual(new Date('2026-11-27T18:42:30Z'));
  expect(atOf('2026-11-28 12:42:30.123456+05:30')).toEqual(new Date('2026-11-28T07:12:30.123Z'));
  expect(atOf('0044-03-15 12:00:00+00 BC')).toEqual(new Date('-000043-03-15T12:00:00Z'));
  expect(atOf('0050-01-01 00:00:00+00')).toEqual(new Date('0050-01-01T00:00:00Z'));
  expect(atOf('infinity')).toBe(Number.POSITIVE_INFINITY);
});

test('the reader of a statement is made once', () => {
  const known = readerOf(columnsOf({ grade_id: uuid, name: text }));
  expect(readerOf(columnsOf({ grade_id: uuid, name: text }))).toBe(known);
});

test('a table that has grown has all its columns', () => {
  readerOf(columnsOf({ grade_id: uuid }));
  const read = readerOf(columnsOf({ grade_id: uuid, school_name: text }));
  expect(read([null, '一中'])).toEqual({ gradeId: null, schoolName: '一中' });
});

test('fields are columns again when rows are written', () => {
  expect(['gradeId', 'nameEn', 'id', 'school_id'].map(snakeCase)).toEqual(['grade_id', 'name_en', 'id', 'school_id']);
});
