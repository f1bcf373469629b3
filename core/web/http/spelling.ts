import { specifiedNames } from '../../common/wire/specified-names';
import type { Step } from './exchange';

const ourNames = Object.fromEntries(Object.entries(specifiedNames).map(([ours, wire]) => [wire, ours]));

/** Writing: parameters of a call of the specification travel under its names. */
export const writingStep: Step = (exchange) => {
  if (exchange.endpoint.specified)
    exchange.parameters = renamed(exchange.parameters, specifiedNames) as Record<string, unknown>;
};

/** Reading: what it answers has our names again. */
export const readingStep: Step = ({ endpoint, envelope }) => {
  if (envelope && endpoint.specified) envelope.data = renamed(envelope.data, ourNames);
};

/** The value with other names of fields, however deep they lie: browsers have no schemas that would say where. */
function renamed(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value !== 'object' || value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [names[name] ?? name, renamed(held, names)]));
}
