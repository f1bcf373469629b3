import { roleTypes, type RoleType } from 'edutech/core/common/permissions/people';
import type { KnownPerson } from '../roster-context';
import type { CheckContext } from '../check/check-context';
import type { RosterField } from '../read/fields';

/** How a sheet says what it says: words in the reader's language. */
export interface SheetWords {
  sex(sex: 1 | 2): string;
  post(roleType: RoleType): string;
}

/** A person's roster row in one school, field by field: importing it again changes nothing. */
export function cellsOf(
  context: CheckContext,
  person: KnownPerson,
  schoolId: string,
  words: SheetWords,
): Partial<Record<RosterField, string>> {
  const { names } = context;
  const common = {
    number: person.usercode,
    name: person.name,
    username: person.username,
    sex: person.sex ? words.sex(person.sex) : '',
    birthDate: person.birthDate ?? '',
    phone: person.phone ?? '',
  };
  if (context.kind === 'students') {
    const seat = person.seats.find((row) => row.schoolId === schoolId);
    const sits = seat && names.classById(seat.classId);
    return {
      ...common,
      grade: (sits && names.gradeOf(sits.gradeId)?.name) ?? '',
      class: sits?.name ?? '',
      seat: seat && seat.seat > 0 ? String(seat.seat) : '',
    };
  }
  return { ...common, ...staffCells(context, person, schoolId, words) };
}

function staffCells({ names }: CheckContext, person: KnownPerson, schoolId: string, words: SheetWords) {
  const posts = person.posts.filter((post) => post.schoolId === schoolId && words.post(post.roleType) !== '');
  const lessons = person.lessons.filter((row) => row.schoolId === schoolId);
  const nameOf = (id: string | null) => (id && names.subjectOf(id)?.name) || '';
  const taught = posts.filter(({ roleType, subjectId }) => roleType === roleTypes.teacher && subjectId !== null);
  const subjects = [...new Set([...taught.map(({ subjectId }) => subjectId!), ...lessons.map((row) => row.subjectId)])];
  const isPlain = taught.length === subjects.length;
  const said = posts.map(({ roleType, subjectId, gradeId }) => {
    const of =
      roleType === roleTypes.gradeDirector
        ? (gradeId && names.gradeOf(gradeId)?.name) || ''
        : roleType === roleTypes.teacher && isPlain
          ? ''
          : nameOf(subjectId);
    return of ? `${words.post(roleType)}(${of})` : words.post(roleType);
  });
  const bySubject = Map.groupBy(lessons, (row) => row.subjectId);
  const classNames = (rows: typeof lessons) =>
    rows.flatMap((row) => names.classById(row.classId)?.name ?? []).join('、');
  const named = [...bySubject].map(([id, rows]) => `${nameOf(id)}:${classNames(rows)}`);
  return {
    post: [...new Set(said)].join('、'),
    subject: subjects.map(nameOf).join('、'),
    class: bySubject.size === 1 && subjects.length === 1 ? classNames(lessons) : named.join(';'),
    headOf: names
      .headedBy(person.id, schoolId)
      .map(({ name }) => name)
      .join('、'),
  };
}
