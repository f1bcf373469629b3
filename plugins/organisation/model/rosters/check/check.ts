import type { KnownPerson } from '../roster-context';
import { categories } from 'edutech/core/common/permissions/people';
import { readNumber, readUsername } from '../read/cells';
import type { Mapping } from '../read/mapping';
import { type FirstLines, placeOf, seatOf } from './keys';
import type { CheckContext } from './check-context';
import { type Arrival, checkStudent } from './student';
import { hasPostBeyond, type FileRow, RowReader, schoolOf, type Verdict } from './row';
import { checkLeaver } from './leaver';
import { checkStaff } from './staff';

/**
 * Checks one row: pure, so that a file of fifty thousand is checked in one pass, a changed cell alone, and once more at the
 * moment of writing. A wrong row never affects others.
 */
export function checkRow(context: CheckContext, mapping: Mapping, first: FirstLines, row: FileRow, now: Date): Verdict {
  const reader = new RowReader(context, mapping, row);
  const school = schoolOf(reader);
  const number = reader.required('number', readNumber, 'missingNumber', 'badNumber');
  const known = number === null ? undefined : context.person(number);
  if (/\S\s+\S/.test(reader.text('number'))) reader.wrong('blankInNumber', 'number', number ?? '');
  if (number !== null) checkOnce(reader, first, number);
  if (reader.text('leaves') !== '') return checkLeaver(reader, school, known, now);
  const isAway = known && school ? checkOrigin(reader, known, school.id) : false;
  const check = context.kind === 'students' ? checkStudent : checkStaff;
  const arrival = number !== null && school ? check(reader, number, school, known, now) : null;
  if (arrival && context.kind === 'students') checkSeat(reader, first, arrival);
  // for people who also work elsewhere, a school changes only what they teach here, never their data
  const isRewritten = known !== undefined && (arrival?.delta.people.length ?? 0) > 0;
  if (isRewritten && !isAway && hasPostBeyond(known, context.reach)) reader.wrong('otherSchool', 'number');
  // the same rule as for an account that is edited alone, and for posts elsewhere that would end
  if (known && (isRewritten || isAway) && context.above.has(known.id)) reader.wrong('moreRights', 'number');
  const wrong = reader.problems.length > 0 || !arrival;
  const changed = arrival !== null && (isAway || arrival.changes.length > 0);
  const state = wrong ? 'wrong' : known === undefined ? 'new' : isAway ? 'moved' : changed ? 'changed' : 'unchanged';
  return {
    state,
    problems: reader.problems,
    changes: arrival && !wrong ? arrival.changes : [],
    schoolId: school?.id ?? null,
    personId: known?.id ?? null,
    delta: wrong || state === 'unchanged' ? null : arrival.delta,
  };
}

function checkOnce(reader: RowReader, first: FirstLines, number: string): void {
  const before = first.numbers.get(number);
  if (before && before.line < reader.row.line) {
    const isSamePlace = before.place === placeOf(reader.mapping, reader.row);
    const isTwice = isSamePlace || reader.context.kind === 'staff';
    reader.wrong(isTwice ? 'numberTwice' : 'twoClasses', isTwice ? 'number' : 'class', String(before.line));
  }
  const username = readUsername(reader.text('username'));
  const line = username === null ? undefined : first.usernames.get(username);
  if (line !== undefined && line < reader.row.line) reader.wrong('usernameTaken', 'username', String(line));
}

/** A place in the list that another student of the class has: in the file, or already there and not in the file. */
function checkSeat(reader: RowReader, first: FirstLines, { personId, delta }: Arrival): void {
  const { context, mapping, row } = reader;
  const said = seatOf(mapping, row);
  const before = said === null ? undefined : first.seats.get(said);
  if (before && before.line < row.line && before.number !== readNumber(reader.text('number'))) {
    reader.wrong('seatTaken', 'seat', String(before.line));
    return;
  }
  const taken = delta.added.seats
    .filter(({ termId, seat }) => termId === context.termId && seat > 0)
    .map(({ classId, seat }) => context.seatHolder(classId, seat))
    .find((holder) => holder !== undefined && holder.personId !== personId);
  if (taken && !first.numbers.has(taken.usercode.toUpperCase())) reader.wrong('seatTaken', 'seat', taken.name);
}

/** Whether a person comes from another school; a problem if the importer may not move them. */
function checkOrigin(reader: RowReader, known: KnownPerson, schoolId: string): boolean {
  const { context } = reader;
  const category = context.kind === 'students' ? categories.student : categories.teacher;
  if (known.category !== category) {
    reader.wrong('otherKind', 'number');
    return false;
  }
  if (known.isDisabled) reader.wrong('frozen', 'number');
  if (known.posts.some((post) => post.schoolId === schoolId)) return false;
  if (hasPostBeyond(known, context.reach)) reader.wrong('otherSchool', 'number');
  return true;
}
