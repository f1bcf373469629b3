import pg from 'pg';

const uuid = 2950;
const uuidArray = 2951;
const int8 = 20;
const numeric = 1700;
const date = 1082;
const timestamptz = 1184;
const text = 25;

/** Reads text, and all that nothing else is known about. */
export const asItIs = (value: string): unknown => value;

const withoutDashes = (id: string) =>
  `${id.slice(0, 8)}${id.slice(9, 13)}${id.slice(14, 18)}${id.slice(19, 23)}${id.slice(24)}`;
const slowMoment = pg.types.getTypeParser(timestamptz);
/** Date knows no years before 100, nor infinity. */
const moment = (value: string): unknown => {
  const read = new Date(value);
  return Number.isNaN(read.getTime()) || value.startsWith('00') ? slowMoment(value) : read;
};
// text[], which the library parses but does not name
const textArrayOid = 1009 as unknown as Parameters<typeof pg.types.getTypeParser>[0];
const textArray = pg.types.getTypeParser(textArrayOid) as unknown as (value: string) => (string | null)[];

const parsers = new Map<number, (value: string) => unknown>([
  [uuid, withoutDashes],
  [uuidArray, (value) => textArray(value).map((item) => (item === null ? null : withoutDashes(item)))],
  [int8, Number],
  [numeric, Number],
  // a day stays a day: a Date would move it by the time zone of the process
  [date, asItIs],
  [timestamptz, moment],
]);

const unparsed = pg.types.getTypeParser(text);

/** How columns become values: ids as 32 hex digits, big integers and numerics as numbers, days as text. */
export function parserOf(oid: number): (value: string) => unknown {
  const parser = parsers.get(oid) ?? pg.types.getTypeParser(oid);
  return parser === unparsed ? asItIs : parser;
}
