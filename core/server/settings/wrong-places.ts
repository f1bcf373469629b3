import type { TSchema } from 'typebox';
import Value from 'typebox/value';

const mostNamed = 5;

/** The fault of a value, in words for the person who wrote the file; null if there is none. */
export function wrongPlaces(schema: TSchema, value: unknown): string | null {
  if (Value.Check(schema, value)) return null;
  const sentences = new Map<string, string>();
  for (const error of Value.Errors(schema, value)) {
    const place = error.instancePath.slice(1).replaceAll('/', '.') || 'it';
    if (!sentences.has(place)) sentences.set(place, `${place} ${inWords(schema, value, error)}`);
  }
  return [...sentences.values()].slice(0, mostNamed).join('; ');
}

type Finding = ReturnType<typeof Value.Errors>[number];

function inWords(schema: TSchema, value: unknown, { keyword, instancePath, params, message }: Finding): string {
  if (keyword === 'boolean') return 'is unknown';
  const given = `, not ${JSON.stringify(Value.Pointer.Get(value, instancePath))}`;
  if (keyword !== 'const') return message + (instancePath ? given : ` (${JSON.stringify(params)})`);
  const choices = Value.Errors(schema, value).filter(
    (error) => error.keyword === 'const' && error.instancePath === instancePath,
  );
  return `must be ${choices.map((error) => JSON.stringify((error.params as { allowedValue: unknown }).allowedValue)).join(' or ')}${given}`;
}
