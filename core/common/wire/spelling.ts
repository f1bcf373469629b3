import type { TSchema } from 'typebox';
import { specifiedName } from './specified-names';

/**
 * The fields of a schema that are called otherwise on the wire, or hold such fields: our name, the specification's, and what
 * lies below. Lists and alternatives are passed through. It is plain data: browsers get it in place of the schema.
 */
export type Spelling = readonly SpelledField[];
export type SpelledField = readonly [ours: string, wire: string, below: Spelling];

/** What a specified endpoint's schemas come to; an empty list: nothing is called otherwise. */
export interface EndpointSpelling {
  readonly input: Spelling;
  readonly output: Spelling;
}

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

interface Spelled {
  readonly spelling?: EndpointSpelling;
}

/** Parameters of a call as they travel. */
export const sentTo = <Sent extends object>({ spelling }: Spelled, parameters: Sent): Sent =>
  (spelling?.input.length ? writer(spelling.input)(parameters) : parameters) as Sent;

/** The data of an answer, by our names. */
export const readFrom = ({ spelling }: Spelled, data: unknown): unknown =>
  spelling?.output.length ? reader(spelling.output)(data) : data;

/** A translator for each spelling, made when it is first wanted. */
function once(make: (spelling: Spelling) => Translate) {
  const made = new WeakMap<Spelling, Translate>();
  return (spelling: Spelling): Translate => {
    const translate = made.get(spelling) ?? make(spelling);
    made.set(spelling, translate);
    return translate;
  };
}

// pure: browsers have no use for them, and leave them out
const writer = /* @__PURE__ */ once(toWire);
const reader = /* @__PURE__ */ once(fromWire);
