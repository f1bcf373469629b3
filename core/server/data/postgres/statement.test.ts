import { expect, test } from 'vitest';
import { camelCase, snakeCase } from '../camel-case';
import { renameColumns, type Statement } from './statement';

const columnsOf = (...names: string[]) => names.map((name) => ({ name }));
const named = (statement: Statement, ...names: string[]) => {
  const fields = columnsOf(...names);
  renameColumns(fields, statement);
  return fields.map(({ name }) => name);
};

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

test('the names of a statement are worked out once', () => {
  const statement: Statement = { text: 'select grade_id, name from core.class' };
  expect(named(statement, 'grade_id', 'name')).toEqual(['gradeId', 'name']);
  const { columns } = statement;
  expect(named(statement, 'grade_id', 'name')).toEqual(['gradeId', 'name']);
  expect(statement.columns).toBe(columns);
});

test('a table that has grown has all its columns', () => {
  const statement: Statement = { text: 'select * from core.class' };
  named(statement, 'grade_id');
  expect(named(statement, 'grade_id', 'school_id')).toEqual(['gradeId', 'schoolId']);
});

test('fields are columns again when rows are written', () => {
  expect(['gradeId', 'nameEn', 'id', 'school_id'].map(snakeCase)).toEqual(['grade_id', 'name_en', 'id', 'school_id']);
});
