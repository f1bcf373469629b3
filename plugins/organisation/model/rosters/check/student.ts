import { deltaOf, mergedDelta, type RosterDelta } from '../roster-delta';
import type { KnownClass, KnownPerson, KnownSchool } from '../roster-context';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { readSeat } from '../read/cells';
import { readClass, readGrade } from '../read/places';
import { partsOf } from '../read/words';
import { departure, factsDelta, newPerson, newPost, laterOnArrival } from './arrival';
import { defaultUsername, readFacts } from './facts';
import type { Change, RowReader } from './row';

/** What a good row of a student would write. */
export interface Arrival {
  readonly personId: string;
  readonly delta: RosterDelta;
  readonly changes: readonly Change[];
}

/** Checks a student's row; null when something is wrong with it. */
export function checkStudent(
  reader: RowReader,
  number: string,
  school: KnownSchool,
  known: KnownPerson | undefined,
  now: Date,
): Arrival | null {
  const said = readFacts(reader, known);
  const here = known?.seats.find(({ schoolId }) => schoolId === school.id);
  const isHere =
    known?.posts.some((post) => post.schoolId === school.id && post.roleType === roleTypes.student) ?? false;
  // a person of this school without a class stays so: the row changes nothing
  const isNamed = !isHere || reader.text('grade') !== '' || reader.text('class') !== '';
  const before = here && reader.context.names.classById(here.classId);
  const place = isNamed ? readPlace(reader, school, before) : null;
  const seat = reader.optional('seat', readSeat, 'badSeat');
  const username = said.username ?? known?.username ?? defaultUsername(reader, number);
  if (reader.problems.length > 0 || username === null) return null;
  if (!known) {
    const person = newPerson('students', number, { ...said, name: said.name!, username });
    const post = newPost(person.id, school.id, roleTypes.student, { isActive: true });
    const seats = place ? [seatIn(reader, place, person.id, seat ?? 0)] : [];
    return { personId: person.id, changes: [], delta: deltaOf({ added: { people: [person], posts: [post], seats } }) };
  }
  const facts = factsDelta(known, said);
  const moved = seatDelta(reader, known, school.id, place, seat);
  const arrival = isHere
    ? []
    : [
        departure(known, (id) => id !== school.id, now),
        deltaOf({
          added: {
            posts: [newPost(known.id, school.id, roleTypes.student, { isActive: true })],
            seats: moved.delta.added.seats.flatMap((row) => laterOnArrival(known, row)),
          },
        }),
      ];
  return {
    personId: known.id,
    changes: [...facts.changes, ...moved.changes],
    delta: mergedDelta([facts.delta, ...arrival, moved.delta]),
  };
}

/** The class that a row names, in the grade of the class before where it names none; null: none, or a wrong one. */
function readPlace(reader: RowReader, school: KnownSchool, before: KnownClass | undefined): KnownClass | null {
  const { context } = reader;
  const [gradeText, classText] = [reader.text('grade'), reader.text('class')];
  if (gradeText === '' && classText === '') return before ? null : reader.wrong('missingClass', 'class');
  if (partsOf(classText).length > 1) return reader.wrong('twoClasses', 'class');
  const said = gradeText === '' ? null : readGrade(gradeText);
  if (gradeText !== '' && said === null) return reader.wrong('unknownGrade', 'grade');
  const place = classText === '' ? null : readClass(classText);
  if (!place) return reader.wrong(classText === '' ? 'missingClass' : 'unknownClass', 'class');
  if (said !== null && place.grade !== null && said !== place.grade)
    return reader.wrong('gradeDiffers', 'class', context.grade(said)?.name);
  const number = said ?? place.grade;
  const grade = number === null ? before && context.names.gradeOf(before.gradeId) : context.grade(number);
  if (!grade) return reader.wrong('missingGrade', 'grade');
  if (grade.stage !== school.stage) return reader.wrong('wrongStage', gradeText === '' ? 'class' : 'grade', grade.name);
  return context.classOf(school.id, grade.number, place.number) ?? reader.wrong('unknownClass', 'class', grade.name);
}

const seatIn = (reader: RowReader, place: KnownClass, personId: string, seat: number) => ({
  schoolId: place.schoolId,
  termId: reader.context.termId,
  classId: place.id,
  personId,
  seat,
});

/** Changes of an enrolment: another class of the school, or another place in its list. */
function seatDelta(
  reader: RowReader,
  known: KnownPerson,
  schoolId: string,
  place: KnownClass | null,
  seat: number | null,
) {
  const here = known.seats.find((row) => row.schoolId === schoolId);
  if (!here && !place) return { delta: deltaOf({}), changes: [] };
  const wanted = place
    ? seatIn(reader, place, known.id, seat ?? (here?.classId === place.id ? here.seat : 0))
    : { ...here!, seat: seat ?? here!.seat };
  if (here && here.classId === wanted.classId && here.seat === wanted.seat) return { delta: deltaOf({}), changes: [] };
  const nameOf = (id: string | undefined) => (id && reader.context.names.classById(id)?.name) || '';
  const changes: Change[] = [];
  if (here?.classId !== wanted.classId)
    changes.push({ field: 'class', from: nameOf(here?.classId), to: nameOf(wanted.classId) });
  if (here && here.seat !== wanted.seat && wanted.seat > 0)
    changes.push({ field: 'seat', from: String(here.seat), to: String(wanted.seat) });
  return { delta: deltaOf({ removed: { seats: here ? [here] : [] }, added: { seats: [wanted] } }), changes };
}
