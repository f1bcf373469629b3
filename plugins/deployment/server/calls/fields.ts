import type { DocumentSchema } from 'edutech/core/server/operation/api-document';
import type { CallField } from '../../api';

type Schemas = Readonly<Record<string, DocumentSchema>>;

/** Deeper fields are parts of things that have a name of their own; the document has them. */
const deepest = 5;

/** What a schema holds, as rows: a field, then those in it. `schemas`: what it may refer to. */
export function fieldsOf(schema: DocumentSchema, schemas: Schemas): CallField[] {
  const rows: CallField[] = [];
  addFields(resolved(schema, schemas), { rows, schemas, depth: 0, inside: [] });
  return rows;
}

interface Walk {
  readonly rows: CallField[];
  readonly schemas: Schemas;
  readonly depth: number;
  /** Names of the schemas around: one that holds itself ends there. */
  readonly inside: readonly string[];
}

const nameOf = ({ $ref }: DocumentSchema) => $ref?.slice($ref.lastIndexOf('/') + 1);

const resolved = (schema: DocumentSchema, schemas: Schemas): DocumentSchema => {
  const name = nameOf(schema);
  return name === undefined ? schema : (schemas[name] ?? {});
};

/** The schema of one thing of a list, or the schema itself. */
const eachOf = (schema: DocumentSchema) =>
  (schema.items && !Array.isArray(schema.items) ? schema.items : schema) as DocumentSchema;

function addFields(schema: DocumentSchema, walk: Walk): void {
  if (walk.depth > deepest) return;
  const { properties = {}, required = [], anyOf = [], allOf = [] } = schema;
  for (const part of allOf) addFields(resolved(part, walk.schemas), walk);
  for (const [name, field] of Object.entries(properties)) {
    walk.rows.push({
      name,
      depth: walk.depth,
      type: typeOf(field, walk.schemas),
      isNeeded: required.includes(name) && !('default' in field),
      limits: limitsOf(resolved(field, walk.schemas)),
    });
    addInner(field, walk);
  }
  const forms = anyOf.map((one) => resolved(one, walk.schemas)).filter((one) => one.properties);
  if (forms.length === 1) addFields(forms[0]!, walk);
  for (const [at, form] of forms.length > 1 ? forms.entries() : []) {
    walk.rows.push({
      name: `${at + 1} / ${forms.length}`,
      depth: walk.depth,
      type: 'object',
      isNeeded: false,
      limits: '',
    });
    addFields(form, { ...walk, depth: walk.depth + 1 });
  }
}

function addInner(field: DocumentSchema, walk: Walk): void {
  const one = eachOf(resolved(eachOf(field), walk.schemas));
  const names = [nameOf(field), nameOf(eachOf(field)), nameOf(one)].filter((name) => name !== undefined);
  if (names.some((name) => walk.inside.includes(name))) return;
  addFields(resolved(one, walk.schemas), { ...walk, depth: walk.depth + 1, inside: [...walk.inside, ...names] });
}

const written = (value: unknown) => JSON.stringify(value);

/** The type of a value in the way in which programmers write it. */
function typeOf(schema: DocumentSchema, schemas: Schemas): string {
  const whole = resolved(schema, schemas);
  if ('const' in whole) return written(whole['const']);
  if (Array.isArray(whole['enum'])) return whole['enum'].map(written).join(' | ');
  if (whole.anyOf) return [...new Set(whole.anyOf.map((one) => typeOf(one, schemas)))].join(' | ');
  if (whole.type !== 'array') return (whole['format'] as string | undefined) ?? whole.type ?? 'any';
  const each = typeOf(eachOf(whole), schemas);
  return each.includes(' ') ? `(${each})[]` : `${each}[]`;
}

/** What a schema demands of a value besides its type. */
function limitsOf(schema: DocumentSchema): string {
  const number = (name: string) => schema[name] as number | undefined;
  const range = (from: number | undefined, to: number | undefined) =>
    from === undefined && to === undefined ? [] : [`${from ?? ''}…${to ?? ''}`];
  return [
    ...range(
      number('minLength') ?? number('minimum') ?? number('minItems'),
      number('maxLength') ?? number('maximum') ?? number('maxItems'),
    ),
    ...(typeof schema['pattern'] === 'string' ? [`/${schema['pattern']}/`] : []),
    ...('default' in schema ? [`= ${written(schema['default'])}`] : []),
  ].join(' ');
}
