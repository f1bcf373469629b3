type Value = string | number | null;

/** Stands for what is private: the log says that it was changed, not into what. */
const hidden = '••••';

/** Values that are nobody's business but the person's. */
const isPrivate: ReadonlySet<string> = new Set(['birthDate', 'phone']);

/**
 * What an edit changed, for its record: `before.name` and `after.name` of each value that differs. The log shows them beside
 * each other; of what is private it shows only whether there was something.
 */
export function changedFacts<Values extends Readonly<Record<string, Value>>>(
  before: Values,
  after: Values,
): Record<string, Value> {
  const shown = (name: string, value: Value) => (value && isPrivate.has(name) ? hidden : value);
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => before[name] !== value)
      .flatMap(([name, value]) => [
        [`before.${name}`, shown(name, before[name]!)],
        [`after.${name}`, shown(name, value)],
      ]),
  );
}
