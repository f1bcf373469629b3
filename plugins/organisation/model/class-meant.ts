import { readClass } from './rosters/read/places';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The one class of several that somebody names in their own way: 七年级 3 班 is 七(3)班. Empty: none, or not one alone. */
export function classMeant(words: string, classes: readonly Named[]): string {
  const meant = readClass(words);
  if (!meant) return '';
  const found = classes.filter(({ name }) => {
    const own = readClass(name);
    return own?.number === meant.number && own.grade === meant.grade;
  });
  return found.length === 1 ? found[0]!.id : '';
}
