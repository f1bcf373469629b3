/**
 * Joins class names and leaves out false or absent ones. A name must not contain a space (portal.md section 5): two
 * names in one text cannot be found by a search, so this throws RangeError.
 */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  const chosen = names.filter((name): name is string => typeof name === 'string' && name !== '');
  const wrong = chosen.find((name) => /\s/.test(name));
  if (wrong !== undefined) throw new RangeError(`a class name must not contain a space: "${wrong}"`);
  return chosen.join(' ');
}

/** The names in a `class` attribute that a component is handed. */
export const namesIn = (attribute: string | undefined): readonly string[] => attribute?.split(/\s+/) ?? [];
