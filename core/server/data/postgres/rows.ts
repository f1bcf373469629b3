import type { FieldDef } from 'pg';
import { camelCase } from '../camel-case';
import { asItIs, parserOf } from './types';

/** What a row description says of a column. */
export type Column = Pick<FieldDef, 'name' | 'dataTypeID'>;
/** Makes an object of a row as PostgreSQL writes it. */
export type RowReader = (row: readonly (string | null)[]) => unknown;

const readers = new Map<string, RowReader>();

/** The reader of rows with these columns, in the spelling of the house: `grade_id` is `gradeId`. */
export function readerOf(columns: readonly Column[]): RowReader {
  const key = JSON.stringify(columns.map(({ name, dataTypeID }) => [name, dataTypeID]));
  const reader = readers.get(key) ?? written(columns);
  readers.set(key, reader);
  return reader;
}

/** A function of its own makes an object in one step; to add field after field by name costs several times as much. */
function written(columns: readonly Column[]): RowReader {
  const parsers = columns.map(({ dataTypeID }) => parserOf(dataTypeID));
  const fields = columns.map(({ name }, at) => {
    const value = parsers[at] === asItIs ? `row[${at}]` : `row[${at}] === null ? null : parsers[${at}](row[${at}])`;
    return `${JSON.stringify(camelCase(name))}: ${value}`;
  });
  return new Function('parsers', `return (row) => ({ ${fields.join(', ')} })`)(parsers) as RowReader;
}
