import type { TSchema } from 'typebox';

/** What the largest value of a schema takes as JSON: bytes, and names of fields in all. */
export interface Largest {
  readonly bytes: number;
  readonly keys: number;
}

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly maxProperties?: number;
}

/** Characters of a text that a pattern or a format bounds, and bytes of a number. */
const boundedLength = 40;
const numberLength = 14;
/** Trees that contain themselves have no largest value. */
const deepest = 12;
const endless: Largest = { bytes: Infinity, keys: Infinity };

/** The largest value, with so many bytes for each character of a free text. */
export function largestOf(schema: TSchema, charBytes: number, depth = 0): Largest {
  const shape = schema as Shape;
  if (depth > deepest) return endless;
  if (shape.const !== undefined) return { bytes: JSON.stringify(shape.const).length, keys: 0 };
  if (shape.enum) return { bytes: Math.max(...shape.enum.map((one) => JSON.stringify(one).length)), keys: 0 };
  if (shape.anyOf) return largest(shape.anyOf.map((one) => largestOf(one, charBytes, depth + 1)));
  if (shape.type === 'string') return { bytes: 2 + textBytes(shape, charBytes), keys: 0 };
  if (shape.type === 'array' && shape.items)
    return times(shape.maxItems ?? Infinity, largestOf(shape.items, charBytes, depth + 1));
  if (shape.type === 'object') return objectSize(shape, charBytes, depth);
  return ['integer', 'number', 'boolean', 'null'].includes(shape.type ?? '')
    ? { bytes: numberLength, keys: 0 }
    : endless;
}

const textBytes = ({ maxLength, pattern, format }: Shape, charBytes: number) =>
  pattern || format ? Math.min(maxLength ?? boundedLength, boundedLength) : (maxLength ?? Infinity) * charBytes;

const largest = (all: readonly Largest[]): Largest => ({
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
    const { bytes, keys } = largestOf(pattern, charBytes, depth + 1);
    return times(maxProperties ?? Infinity, { bytes: bytes + boundedLength, keys: keys + 1 });
  }
  return Object.entries(properties ?? {}).reduce(
    (sum, [name, one]) => {
      const { bytes, keys } = largestOf(one, charBytes, depth + 1);
      return { bytes: sum.bytes + name.length + 4 + bytes, keys: sum.keys + 1 + keys };
    },
    { bytes: 2, keys: 0 },
  );
}
