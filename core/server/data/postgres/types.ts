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
const two = (text: string, at: number) => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
/** `2026-11-29 14:20:11.346123+00`. Date knows no years before 100, nor infinity, and guesses three times as long. */
const moment = (value: string): unknown => {
  const sign = { '+': 1, '-': -1 }[value.at(-3)!];
  if (!sign || value[4] !== '-' || value.startsWith('00')) return slowMoment(value);
  const [month, hour] = [two(value, 5) - 1, two(value, 11) - sign * two(value, value.length - 2)];
  const ms = value[19] === '.' ? Number(value.slice(20, -3).slice(0, 3).padEnd(3, '0')) : 0;
  const year = two(value, 0) * 100 + two(value, 2);
  return new Date(Date.UTC(year, month, two(value, 8), hour, two(value, 14), two(value, 17), ms));
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
