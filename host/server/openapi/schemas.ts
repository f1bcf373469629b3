import type { TSchema } from 'typebox';
import { specifiedName } from 'edutech/core/common/wire/specified-names';
import type { DocumentSchema } from 'edutech/core/server/operation/api-document';

type Schemas = Readonly<Record<string, TSchema>>;

/** Whether TypeBox made it. */
export const isSchema = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && ('~kind' in value || '~unsafe' in value);

/** Has parts of its own: other schemas are short and are written out. */
const isComposed = (schema: TSchema) => 'properties' in schema || 'anyOf' in schema;

/** Characters from which on a schema that several calls use is described once. */
const largest = 300;

const renamed = (all: Schemas, name: (ours: string) => string, write: (schema: TSchema) => unknown) =>
  Object.fromEntries(Object.entries(all).map(([ours, schema]) => [name(ours), write(schema)]));

/**
 * Names for the schemas that are described once: those that an api exports have its names, large ones that are used more
 * than once are called after the first place where they are.
 */
export class SchemaNames {
  readonly #names = new Map<TSchema, string>();
  readonly #places = new Map<TSchema, string>();

  /** A schema that an api exports. */
  exported(schema: TSchema, name: string): void {
    if (isComposed(schema) && !this.#names.has(schema)) this.#names.set(schema, name);
  }

  /** A schema of a call. `place`: the call and the fields that lead to it. */
  used(schema: TSchema, place: string): void {
    const isKnown = this.#places.has(schema);
    if (isKnown && !this.#names.has(schema) && isComposed(schema) && JSON.stringify(schema).length > largest) {
      this.#names.set(schema, this.#places.get(schema)!);
    }
    if (isKnown) return;
    this.#places.set(schema, place);
    const {
      properties = {},
      items,
      anyOf = [],
      patternProperties = {},
    } = schema as {
      properties?: Schemas;
      items?: TSchema;
      anyOf?: readonly TSchema[];
      patternProperties?: Schemas;
    };
    for (const [name, one] of Object.entries(properties)) this.used(one, `${place}.${name}`);
    for (const [at, one] of anyOf.entries()) this.used(one, `${place}.${at}`);
    for (const one of [...(items ? [items] : []), ...Object.values(patternProperties)]) this.used(one, `${place}.each`);
  }

  of(schema: TSchema): string | undefined {
    return this.#names.get(schema);
  }
}

/**
 * Writes schemas for the document, with the names of the wire. Calls of the specification spell the same things otherwise,
 * so what they take and answer is written out.
 */
export class SchemaWriter {
  readonly #written = new Map<string, DocumentSchema>();

  constructor(private readonly names: SchemaNames) {}

  /** Those that were referred to so far, by name. */
  get components(): Readonly<Record<string, DocumentSchema>> {
    return Object.fromEntries([...this.#written].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  write(schema: TSchema, isSpecified: boolean): DocumentSchema {
    const name = isSpecified ? undefined : this.names.of(schema);
    if (name === undefined) return this.#parts(schema, isSpecified);
    if (!this.#written.has(name)) {
      // taken before it is written: it may refer to itself
      this.#written.set(name, {});
      this.#written.set(name, this.#parts(schema, false));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #parts(schema: TSchema, isSpecified: boolean): DocumentSchema {
    const inner = (one: unknown) => (isSchema(one) ? this.write(one, isSpecified) : one);
    const spelled = (name: string) => (isSpecified ? specifiedName(name) : name);
    const written: Record<string, unknown> = {};
    for (const [keyword, value] of Object.entries(schema as Record<string, unknown>)) {
      if (keyword === 'properties') {
        written[keyword] = renamed(value as Schemas, spelled, inner);
      } else if (keyword === 'patternProperties') {
        // names of a record are data, and what is below them is not spelled anew (core/common/wire/spelling.ts)
        const asItIs = (name: string) => name;
        written[keyword] = renamed(value as Schemas, asItIs, (one) => this.write(one, false));
      } else if (keyword === 'required') {
        written[keyword] = (value as string[]).map(spelled);
      } else if (keyword !== 'x-written-as-it-is') {
        written[keyword] = Array.isArray(value) ? value.map(inner) : inner(value);
      }
    }
    return written as DocumentSchema;
  }
}
