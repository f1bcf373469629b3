/**
 * A value whose texts a database takes: neither text nor jsonb holds NUL or half a character. Files name them in many ways
 * (as bytes, as entities, as escapes), so the last step before the rows replaces them, visibly.
 */
export function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\u0000', '\ufffd').toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, storable(inner)])) as Value;
}
