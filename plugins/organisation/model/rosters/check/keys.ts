import { readNumber, readSeat, readUsername } from '../read/cells';
import type { RosterField, RosterKind } from '../read/fields';
import { cellOf, type Mapping } from '../read/mapping';
import { readClass, readGrade } from '../read/places';
import { wordKey } from '../read/words';
import type { FileRow } from './row';

/** Which line of the file has a number or a user name first, and in which class: for those that come twice. */
export interface FirstLines {
  readonly numbers: ReadonlyMap<string, { readonly line: number; readonly place: string }>;
  readonly usernames: ReadonlyMap<string, number>;
  /** By class and place in its list. */
  readonly seats: ReadonlyMap<string, { readonly line: number; readonly number: string | null }>;
}

/** What names a row: nothing else of the file may have it. As far as it can be read. */
export interface RowKeys {
  readonly number: string | null;
  readonly username: string | null;
}

/**
 * Of people the number and the user name; of schools the code, and the name within the county; of classes the place in
 * the school.
 */
export function keysOf(kind: RosterKind, mapping: Mapping, { cells }: FileRow): RowKeys {
  const cell = (field: RosterField) => cellOf(mapping, cells, field);
  const joined = (...parts: readonly string[]) => parts.map(wordKey).join('/');
  if (kind === 'schools') {
    const name = cell('schoolName');
    return { number: cell('schoolCode') || null, username: name === '' ? null : joined(cell('county'), name) };
  }
  if (kind === 'classes') {
    const place = classPlace(cell);
    const number = place && joined(cell('school'), `${place.grade}`, `${place.number}`);
    return { number, username: null };
  }
  return { number: readNumber(cell('number')), username: readUsername(cell('username')) };
}

/** The grade and the number of a class, from its own columns or from its name; null while either is missing. */
export function classPlace(cell: (field: RosterField) => string): { grade: number; number: number } | null {
  const place = readClass(cell('classNumber')) ?? readClass(cell('className'));
  const grade = readGrade(cell('grade')) ?? place?.grade;
  return place && grade ? { grade, number: place.number } : null;
}

/** A place in the list of a class, as the row says it; null for none. */
export function seatOf(mapping: Mapping, row: FileRow): string | null {
  const seat = readSeat(cellOf(mapping, row.cells, 'seat'));
  return seat === null ? null : `${placeOf(mapping, row)}/${seat}`;
}

export const placeOf = (mapping: Mapping, { cells }: FileRow) =>
  (['school', 'grade', 'class'] as const).map((field) => cellOf(mapping, cells, field)).join('/');

export function firstLines(kind: RosterKind, mapping: Mapping, rows: Iterable<FileRow>): FirstLines {
  const numbers = new Map<string, { line: number; place: string }>();
  const usernames = new Map<string, number>();
  const seats = new Map<string, { line: number; number: string | null }>();
  for (const row of rows) {
    const { number, username } = keysOf(kind, mapping, row);
    const before = number === null ? undefined : numbers.get(number);
    if (number !== null && (!before || row.line < before.line))
      numbers.set(number, { line: row.line, place: placeOf(mapping, row) });
    if (username !== null && !(usernames.get(username)! < row.line)) usernames.set(username, row.line);
    const seat = seatOf(mapping, row);
    const sitting = seat === null ? undefined : seats.get(seat);
    if (seat !== null && (!sitting || row.line < sitting.line)) seats.set(seat, { line: row.line, number });
  }
  return { numbers, usernames, seats };
}
