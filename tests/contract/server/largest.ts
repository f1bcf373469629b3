import type { TSchema } from 'typebox';
import type { Endpoint } from 'edutech/core/common/endpoint';
import type { Input } from './endpoints';

/** What a schema says, as far as size goes. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly maxProperties?: number;
}

/** Where a schema names no end, so much is sent. */
const openText = 20_000;
const openList = 2_000;
/** A body that is larger is refused before anybody reads it; Chinese has three bytes for a character. */
const mostCharacters = 350_000;
/** Of a list of large things there are at least so many. */
const someItems = 20;

/** Formulas that keep a typesetter busy, and text of which every letter is another word to an index. */
const formula = (length: number) => {
  const depth = Math.max(1, Math.floor((length - 1) / '\\sqrt{}'.length));
  return `${'\\sqrt{'.repeat(depth)}1${'}'.repeat(depth)}`.slice(0, Math.max(1, length));
};
const text = (length: number) => {
  let written = '';
  for (let code = 0x4e00; written.length < Math.min(length, 4000); code++) written += String.fromCharCode(code);
  return written.repeat(Math.ceil(length / written.length)).slice(0, length);
};

const hex = (number: number) => number.toString(16).padStart(32, '0');

/**
 * The largest input that an endpoint's schema lets through and that still means something: what the good input names (ids,
 * choices, moments) stays, texts are as long and lists as full as they may be, of alternatives the largest is taken.
 * It has about as many characters as `most` says.
 */
export function largestInput(endpoint: Pick<Endpoint, 'input'>, good: Input, most = mostCharacters): Input {
  const made = grown(endpoint.input as unknown as Shape, good, '', most) as Input;
  return sizeOf(made) > most && most > 1000 ? largestInput(endpoint, good, most / 2) : made;
}

/**
 * A value of a shape that takes about so many characters; undefined where nothing is known that would mean something (a name
 * of a row, a word of a fixed form).
 */
function grown(shape: Shape, good: unknown, name: string, room: number): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return good !== undefined && shape.enum.includes(good) ? good : shape.enum[0];
  if (shape.anyOf) return largestAlternative(shape.anyOf, good, name, room);
  if (shape.type === 'string') return grownText(shape, good, name, room);
  if (shape.type === 'array') return grownList(shape, good, name, room);
  if (shape.type === 'object') return grownObject(shape, good, room);
  if (isNumber(shape)) return typeof good === 'number' ? good : (shape.maximum ?? 0);
  if (shape.type === 'boolean') return typeof good === 'boolean' ? good : true;
  return good ?? null;
}

const isNumber = ({ type }: Shape) => type === 'integer' || type === 'number';

function largestAlternative(shapes: readonly Shape[], good: unknown, name: string, room: number): unknown {
  // a choice that was made well says what the thing is; only what is there or not is made to be there
  const isPlain = typeof good === 'string' || typeof good === 'number' || typeof good === 'boolean';
  if (isPlain && shapes.some((shape) => shape.const === good)) return good;
  const made = shapes.map((shape) => grown(shape, shape.type === 'object' ? likeOf(shape, good) : good, name, room));
  return made.reduce((largest, one) => (sizeOf(one) > sizeOf(largest) ? one : largest));
}

/** The good value, where it is of the same kind as an alternative. */
function likeOf({ properties = {} }: Shape, good: unknown): unknown {
  if (typeof good !== 'object' || good === null) return undefined;
  const isOther = Object.entries(properties).some(
    ([name, { const: fixed }]) => fixed !== undefined && (good as Record<string, unknown>)[name] !== fixed,
  );
  return isOther ? undefined : good;
}

const isFree = ({ pattern, format }: Shape) => format === undefined && (pattern === undefined || pattern === '\\S');

function grownText(shape: Shape, good: unknown, name: string, room: number): unknown {
  if (!isFree(shape)) return typeof good === 'string' ? good : undefined;
  const length = Math.max(1, Math.floor(Math.min(shape.maxLength ?? openText, room)));
  return /latex|formula/i.test(name) ? formula(length) : text(length);
}

function grownList(shape: Shape, good: unknown, name: string, room: number): unknown[] {
  const { items = {}, minItems = 0, maxItems = openList, uniqueItems = false } = shape;
  const given = Array.isArray(good) ? good : [];
  const choices = choicesOf(items);
  if (choices) return uniqueItems ? choices.slice(0, maxItems) : Array(maxItems).fill(choices[0]);
  const one = grown(items, given[0], name, room / Math.min(maxItems, someItems));
  // names of rows: those that are there, and others
  const isName = one === undefined || (typeof one === 'string' && !isFree(items));
  const size = one === undefined ? 34 : sizeOf(one) + 1;
  const count = Math.max(1, minItems, Math.min(maxItems, Math.floor(room / size)));
  if (isName && given.length === 0) return [];
  if (!uniqueItems) return Array(count).fill(one);
  const others = Array.from({ length: Math.max(0, count - given.length) }, (_, at) => {
    if (isName) return hex(at + 2);
    if (isNumber(items)) return (items.minimum ?? 0) + at;
    return typeof one === 'string' ? `${at} ${one}`.slice(0, one.length) : one;
  }).filter((other) => !isNumber(items) || (other as number) <= (items.maximum ?? Number.MAX_SAFE_INTEGER));
  return [...new Set([...given, ...others])].slice(0, count);
}

/** The values of a choice; undefined for anything else. */
const choicesOf = ({ enum: values, anyOf }: Shape): readonly unknown[] | undefined =>
  values ?? (anyOf?.every((one) => one.const !== undefined) ? anyOf.map((one) => one.const) : undefined);

function grownObject(
  { properties = {}, patternProperties, required = [] }: Shape,
  good: unknown,
  room: number,
): unknown {
  const given = (typeof good === 'object' && good !== null ? good : {}) as Record<string, unknown>;
  if (patternProperties) return given;
  const fields = Object.entries(properties);
  const isLarge = ([, { type, anyOf }]: (typeof fields)[number]) =>
    type === 'array' || type === 'object' || type === 'string' || anyOf !== undefined;
  const share = room / Math.max(1, fields.filter(isLarge).length);
  return Object.fromEntries(
    fields.flatMap(([name, shape]) => {
      const value = grown(shape, given[name], name, share) ?? (required.includes(name) ? fixedText(shape) : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Texts of the fixed forms that inputs have: a moment, a day, a time, a word, a number, an id, a colour. */
const forms = ['2026-11-24T08:00:00.000Z', '2026-11-24', '08:00', 'a', '1', hex(1), '#000000', '/a'];
const fixedText = ({ pattern = '', type, anyOf }: Shape): unknown => {
  if (anyOf?.some((one) => one.type === 'null')) return null;
  return type === 'string' ? (forms.find((form) => new RegExp(pattern, 'u').test(form)) ?? hex(1)) : undefined;
};

const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;

/** What the largest value of a schema takes as JSON: bytes, and names of fields in all. */
export interface Largest {
  readonly bytes: number;
  readonly keys: number;
}

/** Characters of a text that a pattern or a format bounds, and bytes of a number. */
const boundedLength = 40;
const numberLength = 14;
/** Trees that contain themselves have no largest value. */
const deepest = 12;
const endless: Largest = { bytes: Infinity, keys: Infinity };

/** The largest value, with so many bytes for each character of a free text. */
export const largestSize = (schema: TSchema, charBytes: number): Largest =>
  sizeWithin(schema as unknown as Shape, charBytes, 0);

function sizeWithin(shape: Shape, charBytes: number, depth: number): Largest {
  if (depth > deepest) return endless;
  if (shape.const !== undefined) return { bytes: JSON.stringify(shape.const).length, keys: 0 };
  if (shape.enum) return { bytes: Math.max(...shape.enum.map((one) => JSON.stringify(one).length)), keys: 0 };
  if (shape.anyOf) return largerOf(shape.anyOf.map((one) => sizeWithin(one, charBytes, depth + 1)));
  if (shape.type === 'string') return { bytes: 2 + textBytes(shape, charBytes), keys: 0 };
  if (shape.type === 'array' && shape.items)
    return times(shape.maxItems ?? Infinity, sizeWithin(shape.items, charBytes, depth + 1));
  if (shape.type === 'object') return objectSize(shape, charBytes, depth);
  return ['integer', 'number', 'boolean', 'null'].includes(shape.type ?? '')
    ? { bytes: numberLength, keys: 0 }
    : endless;
}

const textBytes = ({ maxLength, pattern, format }: Shape, charBytes: number) =>
  pattern || format ? Math.min(maxLength ?? boundedLength, boundedLength) : (maxLength ?? Infinity) * charBytes;

const largerOf = (all: readonly Largest[]): Largest => ({
  bytes: Math.max(...all.map(({ bytes }) => bytes)),
  keys: Math.max(...all.map(({ keys }) => keys)),
});

/** With brackets and commas. */
const times = (count: number, { bytes, keys }: Largest): Largest => ({
  bytes: 2 + count * (bytes + 1),
  keys: keys === 0 ? 0 : count * keys,
});

function objectSize(
  { properties, patternProperties, maxProperties }: Shape,
  charBytes: number,
  depth: number,
): Largest {
  const [pattern] = Object.values(patternProperties ?? {});
  if (pattern) {
    const { bytes, keys } = sizeWithin(pattern, charBytes, depth + 1);
    return times(maxProperties ?? Infinity, { bytes: bytes + boundedLength, keys: keys + 1 });
  }
  return Object.entries(properties ?? {}).reduce(
    (sum, [name, one]) => {
      const { bytes, keys } = sizeWithin(one, charBytes, depth + 1);
      return { bytes: sum.bytes + name.length + 4 + bytes, keys: sum.keys + 1 + keys };
    },
    { bytes: 2, keys: 0 },
  );
}
