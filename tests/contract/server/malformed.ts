import type { Endpoint } from 'edutech/core/common/endpoint';

type Random = () => number;
type Input = Readonly<Record<string, unknown>>;

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;

/** Values that have broken servers before: wrong types, edges of numbers, odd text, SQL, deep and wide structures. */
const nasty: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 63,
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  'null',
  'undefined',
  'a'.repeat(5000),
  '\u0000',
  'x\u0000y',
  '\ud800',
  '‮текст',
  '𠮷野家',
  '%00',
  '%',
  '%zz',
  "' or 1=1 --",
  '"; drop table core.person; --',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '#{7*7}',
  '0'.repeat(32),
  'f'.repeat(32),
  'F'.repeat(32),
  'g'.repeat(32),
  '00000000-0000-0000-0000-000000000000',
  [],
  [[]],
  [null],
  {},
  { id: {} },
  { $ne: null },
  { __proto__: { admin: true } },
  { constructor: 1 },
  '2026-13-45',
  '9999999999999999999',
  '1e400',
  '🙂'.repeat(300),
  ['a', ['b', ['c', ['d']]]],
];

/** The good input with something wrong in it: a field spoilt, dropped, doubled as an array, or one that nobody asked for. */
export function malformedInput(good: Input, endpoint: Endpoint, random: Random): Input {
  const names = [...new Set([...Object.keys(endpoint.input.properties), ...Object.keys(good)])];
  const input: Record<string, unknown> = { ...good };
  const times = 1 + Math.floor(random() * 3);
  for (let time = 0; time < times; time++) {
    const name =
      names.length > 0 && random() < 0.85
        ? pick(names, random)
        : pick(['__proto__', 'constructor', 'toString', 'lang', 'roleId', 'token2'], random);
    const kind = random();
    if (kind < 0.15) delete input[name];
    else if (kind < 0.25)
      Object.defineProperty(input, name, {
        value: [input[name], input[name]],
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else
      Object.defineProperty(input, name, {
        value: pick(nasty, random),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return input;
}

/** The path with its parameters filled in, well or ill. */
export const malformedPath = (path: string, input: Input, random: Random) =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = input[name];
    const text = typeof value === 'string' && value !== '' ? value.toWellFormed() : 'x';
    return random() < 0.1 ? '%ff' : encodeURIComponent(text.slice(0, 200));
  });

/** A JSON body, now and then no JSON at all. */
export function malformedBody(input: Input, random: Random): string {
  const kind = random();
  if (kind < 0.03) return '{"a":';
  if (kind < 0.05) return '[1,2,3]';
  if (kind < 0.06) return '"text"';
  if (kind < 0.07) return '';
  return JSON.stringify(input) ?? '{}';
}
