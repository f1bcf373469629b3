import { Compile, type Validator } from 'typebox/compile';
import Value from 'typebox/value';
import type { TObject, TSchema } from 'typebox';
import { invalid } from '../../../common/errors';
import type { Endpoint } from '../../../common/endpoint';
import type { Parameters } from './parameters';
import { withoutMarksInside } from '../../../common/wire/direction-marks';
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
 * without signs that turn the direction of a line,
 * turns text into numbers and booleans where the schema wants them, fills in defaults, and checks.
 * Compiling costs milliseconds, checking microseconds: it is compiled once per process, at the first call.
 * Throws AppError `core.error.invalidInput` with the fields that are wrong.
 */
export function inputReader({ input: schema, specified }: Pick<Endpoint, 'input' | 'specified'>): InputReader {
  const names = namesOnWire(schema, inputSpelling({ input: schema, specified }));
  return (parameters, textual) => {
    const typed: Record<string, unknown> = {};
    for (const { name, wire, read, property, isText, isFilledIn } of names) {
      let value: unknown;
      if (parameters.has(wire)) value = withoutMarksInside(read(parameters.get(wire)));
      // an empty field of a form is an absent one
      if (textual && value === '' && !isRequired(schema, name)) value = undefined;
      if (textual && value !== undefined && !(isText && typeof value === 'string'))
        value = Value.Convert(property, value);
      if (isFilledIn) value = Value.Default(property, value);
      if (value !== undefined) typed[name] = value;
    }
    const compiled = validatorOf(schema);
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

/** Whether text is such a value as it comes, or none at all: to convert by a schema interprets it each time. */
function isText(schema: TSchema): boolean {
  const { type, anyOf, const: constant, enum: choices } = schema as Record<string, unknown>;
  if (Array.isArray(anyOf)) return anyOf.every(isText);
  if (Array.isArray(choices)) return choices.every((choice) => typeof choice === 'string');
  return constant === undefined ? type === 'string' : typeof constant === 'string';
}

/** Each declared parameter with its name on the wire, and how what it holds is read. */
function namesOnWire(schema: TObject, spelling: Spelling) {
  const spelled = new Map(spelling.map(([ours, wire, below]) => [ours, { wire, read: fromWire(below) }]));
  const asItIs = (value: unknown) => value;
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    wire: name,
    read: asItIs,
    property,
    isText: isText(property),
    isFilledIn: hasDefaults(property),
    ...spelled.get(name),
  }));
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
