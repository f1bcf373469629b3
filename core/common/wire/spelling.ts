import type { TSchema } from 'typebox';
import type { Endpoint } from '../endpoint';
import { specifiedName } from './specified-names';

/**
 * The fields of a schema that are called otherwise on the wire, or hold such fields: our name, the specification's, and what
 * lies below. Lists and alternatives are passed through.
 */
export type Spelling = readonly SpelledField[];
export type SpelledField = readonly [ours: string, wire: string, below: Spelling];

interface Shape {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema | readonly TSchema[];
  readonly anyOf?: readonly TSchema[];
}

/** Which fields of a schema the specification spells otherwise. */
export function spellingOf(schema: TSchema): Spelling {
  const { properties = {}, items, anyOf = [] } = schema as Shape;
  const own = Object.entries(properties)
    .map(([name, below]): SpelledField => [name, specifiedName(name), spellingOf(below)])
    .filter(([ours, wire, below]) => ours !== wire || below.length > 0);
  const inner = Array.isArray(items) ? items : items ? [items as TSchema] : [];
  return [...own, ...[...anyOf, ...inner].flatMap(spellingOf)];
}

/** The same schema with the names of the wire. */
export function schemaOnWire(schema: TSchema): TSchema {
  const { properties, items, anyOf } = schema as Shape;
  const required = (schema as { required?: readonly string[] }).required;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, below]) => [specifiedName(name), schemaOnWire(below)]),
      ),
    }),
    ...(required && { required: required.map(specifiedName) }),
    ...(items && { items: Array.isArray(items) ? items.map(schemaOnWire) : schemaOnWire(items as TSchema) }),
    ...(anyOf && { anyOf: anyOf.map(schemaOnWire) }),
  } as TSchema;
}

type Translate = (value: unknown) => unknown;

/** Made once per endpoint and direction: writes the names of the wire in place of ours. */
export const toWire = (spelling: Spelling): Translate =>
  translator(spelling.map(([ours, wire, below]) => [ours, wire, toWire(below)]));

/** The other way: ours in place of the wire's. */
export const fromWire = (spelling: Spelling): Translate =>
  translator(spelling.map(([ours, wire, below]) => [wire, ours, fromWire(below)]));

function translator(fields: readonly (readonly [from: string, to: string, below: Translate])[]): Translate {
  if (fields.length === 0) return (value) => value;
  const known = new Map(fields.map(([from, to, below]) => [from, { to, below }]));
  const translate: Translate = (value) => {
    if (Array.isArray(value)) return value.map(translate);
    // dates and bytes are values, not sets of fields
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
    const written: Record<string, unknown> = {};
    for (const name in value) {
      const field = known.get(name);
      const held = (value as Record<string, unknown>)[name];
      if (field) written[field.to] = field.below(held);
      else written[name] = held;
    }
    return written;
  };
  return translate;
}

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** What of an endpoint says how it travels. */
type Called = Pick<Endpoint, 'specified' | 'input' | 'output'>;

/** How the fields of a call travel; worked out once for each schema. Nothing is spelled otherwise in a call of our own. */
export const inputSpelling = ({ specified, input }: Pick<Called, 'specified' | 'input'>): Spelling =>
  specified ? known(input) : [];
export const outputSpelling = ({ specified, output }: Pick<Called, 'specified' | 'output'>): Spelling =>
  specified ? known(output) : [];

/** Parameters of a call as they travel. */
export const sentTo = <Sent extends object>(endpoint: Called, parameters: Sent): Sent =>
  toWire(inputSpelling(endpoint))(parameters) as Sent;

/** The data of an answer, by our names. */
export const readFrom = (endpoint: Called, data: unknown): unknown => fromWire(outputSpelling(endpoint))(data);

const spellings = new WeakMap<TSchema, Spelling>();

function known(schema: TSchema): Spelling {
  const spelling = spellings.get(schema) ?? spellingOf(schema);
  spellings.set(schema, spelling);
  return spelling;
}
