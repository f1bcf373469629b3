import type { TSchema } from 'typebox';
import Value from 'typebox/value';

/** What is wrong with a value, in words for whoever wrote the file; null when nothing is. */
export function wrongPlaces(schema: TSchema, value: unknown): string | null {
  if (Value.Check(schema, value)) return null;
  const errors = Value.Errors(schema, value).slice(0, 5);
  return errors.map((error) => `${error.instancePath.slice(1).replaceAll('/', '.') || 'it'} ${error.message}`).join('; ');
}
