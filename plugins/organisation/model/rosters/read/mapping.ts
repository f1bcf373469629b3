import {
  type RosterField,
  columnsOf,
  fieldsOf,
  headingKey,
  headings,
  isOfPeople,
  rosterFields,
  type RosterKind,
} from './fields';
import { readDate, readPhone, readSex } from './cells';
import { readIdentity } from './identity';
import { postWords, wordKey } from './words';

/** Which field each column holds; null: none of ours. */
export type Mapping = readonly (RosterField | null)[];

/** Rows examined to guess a column by its content. */
const sampleSize = 50;
/** Share of the cells that must look alike. */
const enough = 0.8;

/** Titles of our own template by field, in the languages that it may be in. */
export type Titles = Readonly<Partial<Record<RosterField, readonly string[]>>>;

/** Guesses the fields of columns: by headings first, then by content. No field is given twice. */
export function guessMapping(
  kind: RosterKind,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  titles: Titles,
): Mapping {
  const known = knownHeadings(kind, titles);
  const allowed = new Set(columnsOf(kind, true));
  const taken = new Set<RosterField>();
  const take = (field: RosterField | null | undefined) => {
    if (!field || !allowed.has(field) || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const byHeading = header.map((cell) => take(known.get(headingKey(cell))));
  const sample = rows.slice(0, sampleSize);
  return header.map((_, column) => byHeading[column] ?? take(byContent(sample.map((row) => row[column] ?? ''))));
}

const ofPlaces = new Set<RosterField>([...fieldsOf.schools, ...fieldsOf.classes.filter((field) => field !== 'grade')]);
const ofPeople = rosterFields.filter((field) => !ofPlaces.has(field));

/** The field of each heading that is known for a kind, by {@link headingKey}: rosters of people share theirs. */
export function knownHeadings(kind: RosterKind, titles: Titles): Map<string, RosterField> {
  const known = new Map<string, RosterField>();
  for (const field of isOfPeople(kind) ? ofPeople : columnsOf(kind, true)) {
    for (const word of [...(titles[field] ?? []), ...headings[field]]) {
      const key = headingKey(word);
      if (!known.has(key)) known.set(key, field);
    }
  }
  return known;
}

/** A day that is later than any birthday of a roster. */
const anyDay = '2999-01-01';
const looks: readonly (readonly [RosterField, (cell: string) => boolean])[] = [
  ['identity', (cell) => readIdentity(cell, anyDay) !== null],
  ['phone', (cell) => /^1[3-9]\d{9}$/.test(cell) && readPhone(cell) !== null],
  ['sex', (cell) => /^\D+$/.test(cell) && readSex(cell) !== null],
  ['post', (cell) => postWords.has(wordKey(cell))],
  ['birthDate', (cell) => /^(19|20)\d\d[-/.年]?\d/.test(cell) && readDate(cell, anyDay) !== null],
];

function byContent(cells: readonly string[]): RosterField | null {
  const filled = cells.filter(Boolean);
  if (filled.length < 3) return null;
  const look = looks.find(([, isOne]) => filled.filter(isOne).length >= enough * filled.length);
  return look?.[0] ?? null;
}

/** The cell of a field in a row; empty without a column. */
export function cellOf(mapping: Mapping, cells: readonly string[], field: RosterField): string {
  const column = mapping.indexOf(field);
  return column < 0 ? '' : (cells[column] ?? '');
}
