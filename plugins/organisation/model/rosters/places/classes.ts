import { type Id, newId } from 'edutech/core/common/ids';
import { isAdministrator, roleTypes } from 'edutech/core/common/permissions/people';
import { classNameOf } from '../../class-name';
import { deltaOf, type RosterDelta } from '../roster-delta';
import type { KnownClass, KnownPerson, KnownSchool } from '../roster-context';
import type { Mapping } from '../read/mapping';
import { readClass, readGrade } from '../read/places';
import type { CheckContext } from '../check/check-context';
import { type FirstLines, keysOf } from '../check/keys';
import { type Change, type FileRow, RowReader, schoolOf, type Verdict } from '../check/row';

/** What the rows of a list of classes are checked against: people are the heads that it may mean. */
export interface ClassesContext extends CheckContext {
  /** The school year of new classes. */
  readonly schoolYearId: Id;
  /** Nobody makes themselves the head of a class. */
  readonly importerId: Id;
  /** Staff of a school with a name. */
  staffNamed(schoolId: Id, name: string): readonly KnownPerson[];
  personById(id: Id): KnownPerson | undefined;
}

export function classesContext(
  context: CheckContext,
  people: readonly KnownPerson[],
  { schoolYearId, importerId }: Pick<ClassesContext, 'schoolYearId' | 'importerId'>,
): ClassesContext {
  const byName = Map.groupBy(people, ({ name }) => name);
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    ...context,
    schoolYearId,
    importerId,
    staffNamed: (schoolId, name) => (byName.get(name) ?? []).filter((person) => isStaff(person, schoolId)),
    personById: (id) => byId.get(id),
  };
}

type Reader = RowReader<ClassesContext>;

const isStaff = ({ category, posts }: KnownPerson, schoolId: Id) =>
  !isAdministrator(category) && posts.some((post) => post.schoolId === schoolId && post.roleType !== roleTypes.student);

export const headPost = ({ posts }: KnownPerson, schoolId: Id) =>
  posts.find((post) => post.schoolId === schoolId && post.roleType === roleTypes.headTeacher);

const longestName = 60;

/** Checks a row of a list of classes: school, grade and number name the class; empty cells of a known one change nothing. */
export function checkClass(context: ClassesContext, mapping: Mapping, first: FirstLines, row: FileRow): Verdict {
  const reader: Reader = new RowReader(context, mapping, row);
  const school = schoolOf(reader);
  const place = school && readPlace(reader, school);
  const { number: key } = keysOf('classes', mapping, row);
  const before = key === null ? undefined : first.numbers.get(key);
  if (before && before.line < row.line) reader.wrong('classTwice', 'classNumber', String(before.line));
  const known = place ? context.classOf(school.id, place.grade, place.number) : undefined;
  const name = readName(reader, known, place);
  const head = school && readHead(reader, school);
  if (head && head.id !== known?.headId) checkHandOver(reader, school, known, head);
  if (!school || !place || name === null || reader.problems.length > 0) return wrongVerdict(reader, school);
  const headId = head?.id ?? known?.headId ?? null;
  const schoolId = school.id;
  if (!known) return newClass(reader, { schoolId, ...place, name, headId });
  const changes = changesOf(context, known, { name, head });
  const classKey = { schoolId, classId: known.id };
  const delta = deltaOf({
    classes: name === known.name ? [] : [{ key: classKey, before: known.name, after: name }],
    heads: headId === known.headId ? [] : [{ key: classKey, before: known.headId, after: headId }],
  });
  const isChanged = changes.length > 0;
  return {
    state: isChanged ? 'changed' : 'unchanged',
    problems: [],
    changes,
    schoolId,
    personId: null,
    delta: isChanged ? delta : null,
  };
}

const wrongVerdict = ({ problems }: Reader, school: KnownSchool | null): Verdict => ({
  state: 'wrong',
  problems,
  changes: [],
  schoolId: school?.id ?? null,
  personId: null,
  delta: null,
});

interface NewClass {
  readonly schoolId: Id;
  readonly grade: number;
  readonly number: number;
  readonly name: string;
  readonly headId: Id | null;
}

function newClass({ context }: Reader, { schoolId, grade, number, name, headId }: NewClass): Verdict {
  const id = newId();
  const { schoolYearId } = context;
  const gradeId = context.grade(grade)!.id;
  const delta: RosterDelta = deltaOf({
    added: { classes: [{ schoolId, id, schoolYearId, gradeId, number, name, previousId: null }] },
    // also where there is none: an undo finds out whether somebody was made its head since
    heads: [{ key: { schoolId, classId: id }, before: null, after: headId }],
  });
  return { state: 'new', problems: [], changes: [], schoolId, personId: null, delta };
}

/** The grade and number of a class; its name may say both. */
function readPlace(reader: Reader, school: KnownSchool): { grade: number; number: number } | null {
  const said = readClass(reader.text('classNumber')) ?? readClass(reader.text('className'));
  const text = reader.text('grade');
  const grade = text === '' ? (said?.grade ?? reader.wrong('missingGrade', 'grade')) : readGrade(text);
  const known = grade === null ? undefined : reader.context.grade(grade);
  if (text !== '' && !known) reader.wrong('unknownGrade', 'grade');
  if (known && known.stage !== school.stage) reader.wrong('wrongStage', 'grade', known.name);
  if (known && said?.grade && said.grade !== known.number) {
    const field = readClass(reader.text('classNumber')) ? 'classNumber' : 'className';
    reader.wrong('gradeDiffers', field, known.name);
  }
  if (!said) reader.wrong(reader.text('classNumber') === '' ? 'missingClassNumber' : 'badClassNumber', 'classNumber');
  return known && said && reader.problems.length === 0 ? { grade: known.number, number: said.number } : null;
}

function readName(
  reader: Reader,
  known: KnownClass | undefined,
  place: { grade: number; number: number } | null,
): string | null {
  const text = reader.text('className');
  if (text.length > longestName) return reader.wrong('longPlaceName', 'className');
  return text || known?.name || (place && classNameOf(place.grade, String(place.number))) || null;
}

/** The head that a row names by number, name or both; null for none. */
function readHead(reader: Reader, school: KnownSchool): KnownPerson | null {
  const [number, name] = [reader.text('headNumber'), reader.text('headName')];
  if (number !== '') {
    const person = reader.context.person(number.toUpperCase());
    if (!person || !isStaff(person, school.id)) return reader.wrong('unknownHead', 'headNumber', school.name);
    return name !== '' && name !== person.name ? reader.wrong('headDiffers', 'headName', person.name) : person;
  }
  if (name === '') return null;
  const found = reader.context.staffNamed(school.id, name);
  if (found.length > 1) return reader.wrong('severalHeads', 'headName', String(found.length));
  return found[0] ?? reader.wrong('unknownHead', 'headName', school.name);
}

/** The post of a head teacher begins and ends with a class: whoever may not give or end it changes no head. */
function checkHandOver(reader: Reader, school: KnownSchool, known: KnownClass | undefined, head: KnownPerson): void {
  const { context } = reader;
  const isWithheld = context.ungrantablePosts.has(roleTypes.headTeacher);
  const field = reader.text('headNumber') === '' ? 'headName' : 'headNumber';
  if (!headPost(head, school.id) && (isWithheld || head.id === context.importerId)) reader.wrong('withheldPost', field);
  const former = known?.headId ? context.personById(known.headId) : undefined;
  const keeps = former && context.names.headedBy(former.id, school.id).length > 1;
  if (former && !keeps && headPost(former, school.id) && (isWithheld || context.above.has(former.id)))
    reader.wrong('moreRights', field);
}

function changesOf(
  context: ClassesContext,
  known: KnownClass,
  { name, head }: { readonly name: string; readonly head: KnownPerson | null },
): Change[] {
  const former = known.headId ? (context.personById(known.headId)?.name ?? '') : '';
  return [
    ...(name === known.name ? [] : [{ field: 'className' as const, from: known.name, to: name }]),
    ...(!head || head.id === known.headId ? [] : [{ field: 'headName' as const, from: former, to: head.name }]),
  ];
}
