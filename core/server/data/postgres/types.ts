import pg from 'pg';

const uuid = 2950;
const uuidArray = 2951;
const int8 = 20;
const numeric = 1700;
const date = 1082;

const withoutDashes = (value: string) => value.replaceAll('-', '');
// text[], which the library parses but does not name
const textArrayOid = 1009 as unknown as Parameters<typeof pg.types.getTypeParser>[0];
const textArray = pg.types.getTypeParser(textArrayOid) as unknown as (value: string) => (string | null)[];

const parsers = new Map<number, (value: string) => unknown>([
  [uuid, withoutDashes],
  [uuidArray, (value) => textArray(value).map((item) => (item === null ? null : withoutDashes(item)))],
  [int8, Number],
  [numeric, Number],
  // a day stays a day: a Date would move it by the time zone of the process
  [date, (value) => value],
]);

/** How columns become values: ids as 32 hex digits, big integers and numerics as numbers, days as text. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
