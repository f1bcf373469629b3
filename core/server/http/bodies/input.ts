import { Compile, type Validator } from 'typebox/compile';
import Value from 'typebox/value';
import type { TObject } from 'typebox';
import { invalid } from '../../../common/errors';
import type { Endpoint } from '../../../common/endpoint';
import type { Parameters } from './parameters';
import { fromWire, inputSpelling, type Spelling } from '../../../common/wire/spelling';

/** Reads parameters as the types of a schema. Made once per endpoint. */
export type InputReader = (parameters: Parameters, textual: boolean) => unknown;

/** What checks by a schema is the same for every platform of this process. */
const validators = new WeakMap<TObject, Validator>();

function validatorOf(schema: TObject): Validator {
  const validator = validators.get(schema) ?? (Compile(schema) as unknown as Validator);
  validators.set(schema, validator);
  return validator;
}

/**
 * A reader that takes the parameters of an endpoint under their names on the wire, declared ones only (older clients send
 * more, and a prototype must not be reached),
 * turns text into numbers and booleans where the schema wants them, fills in defaults, and checks.
 * Compiling costs milliseconds, checking microseconds: it is compiled once per process, at the first call.
 * Throws AppError `core.error.invalidInput` with the fields that are wrong.
 */
export function inputReader({ input: schema, specified }: Pick<Endpoint, 'input' | 'specified'>): InputReader {
  const names = namesOnWire(schema, inputSpelling({ input: schema, specified }));
  const isFilledIn = hasDefaults(schema);
  return (parameters, textual) => {
    const picked: Record<string, unknown> = {};
    for (const { name, wire, read } of names) {
      if (!parameters.has(wire)) continue;
      const value = read(parameters.get(wire));
      // an empty field of a form is an absent one
      if (textual && value === '' && !isRequired(schema, name)) continue;
      picked[name] = value;
    }
    const compiled = validatorOf(schema);
    const converted = textual ? Value.Convert(schema, picked) : picked;
    const typed = isFilledIn ? Value.Default(schema, converted) : converted;
    if (!compiled.Check(typed) || holdsNul(typed))
      throw invalid('core.error.invalidInput', {}, { fields: wrongFields(compiled, typed) });
    return typed;
  };
}

/** Whether anything is to be filled in: to look for it walks through all that was sent. */
function hasDefaults(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return 'default' in schema || Object.values(schema).some(hasDefaults);
}

/** Each declared parameter with its name on the wire, and how what it holds is read. */
function namesOnWire(schema: TObject, spelling: Spelling) {
  const spelled = new Map(spelling.map(([ours, wire, below]) => [ours, { wire, read: fromWire(below) }]));
  const asItIs = (value: unknown) => value;
  return Object.keys(schema.properties).map((name) => ({ name, wire: name, read: asItIs, ...spelled.get(name) }));
}

const isRequired = (schema: TObject, name: string) =>
  ((schema as { required?: readonly string[] }).required ?? []).includes(name);

/** PostgreSQL's text cannot hold U+0000, and no text of ours needs it. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some(holdsNul);
  if (value && typeof value === 'object')
    return Object.entries(value).some(([key, item]) => holdsNul(key) || holdsNul(item));
  return false;
}

function wrongFields(validator: Validator, value: unknown): { field: string; message: string }[] {
  const errors = validator.Errors(value);
  return errors.slice(0, 20).map((error) => ({ field: error.instancePath.slice(1), message: error.message }));
}
