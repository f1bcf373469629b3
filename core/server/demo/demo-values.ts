import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { wrongPlaces } from '../settings/wrong-places';
import { type DemoEntry, type DemoRecord, DemoTextError } from './demo-text';

/** Separates the items of a list, and the two languages of a name. */
const separator = /\s+\|\s+/;

/** A name in both languages: `数轴 | The Number Line`. */
export const TwoLanguages = Type.Tuple([Type.String(), Type.String()]);

/** All entries of a key that may come more than once, as `part (5): The Axis`; none where it does not come. */
export const DemoLines = Type.Array(Type.Object({ note: Type.String(), text: Type.String() }));

/**
 * The entries of a record in the form of a schema. Texts become numbers and booleans where the schema says so; a list or a
 * tuple is written with ` | ` between its items, `DemoLines` are all entries of a key. `entries` are those of the record, or some of them. Throws DemoTextError for
 * a key that the schema does not have or that comes twice, for one that is missing, and for a wrong value.
 */
export function demoValues<Shape extends TObject>(
  shape: Shape,
  record: DemoRecord,
  entries: readonly DemoEntry[] = record.entries,
): Static<Shape> {
  const { file } = record;
  const properties: Readonly<Record<string, TSchema>> = shape.properties;
  const given: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(properties))
    if (isLines(property))
      given[key] = entries.filter((entry) => entry.key === key).map(({ note, text }) => ({ note, text }));
  for (const { key, text, line } of entries) {
    const property = properties[key];
    if (!property) throw new DemoTextError({ file, line }, `there is no "${key}" here`);
    if (isLines(property)) continue;
    if (key in given) throw new DemoTextError({ file, line }, `another "${key}"`);
    given[key] = readValue(property, text);
    const wrong = wrongPlaces(property, given[key]);
    if (wrong) throw new DemoTextError({ file, line }, `${key}: ${wrong}`);
  }
  const missing = Object.keys(properties).find((key) => shape.required?.includes(key) && !(key in given));
  if (missing) throw new DemoTextError(record, `"${record.name}" has no "${missing}"`);
  return given as Static<Shape>;
}

const isLines = (schema: SchemaParts) => !Array.isArray(schema.items) && schema.items?.type === 'object';

function readValue({ type, items, enum: choices }: SchemaParts, text: string): unknown {
  if (type === 'array') {
    const parts = text === '' ? [] : text.split(separator);
    return parts.map((part, index) => readValue((Array.isArray(items) ? items[index] : items) ?? {}, part));
  }
  if (type === 'boolean') return text === 'yes' || (text === 'no' ? false : text);
  const isNumber = type === 'number' || type === 'integer' || choices?.some((choice) => typeof choice === 'number');
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

interface SchemaParts {
  readonly type?: string;
  /** One schema for all, or of a tuple one for each. */
  readonly items?: SchemaParts | SchemaParts[];
  readonly enum?: readonly unknown[];
}
