import type { RoleType } from 'edutech/core/common/permissions/people';
import type { Id } from 'edutech/core/common/ids';
import type {
  KnownClass,
  KnownGrade,
  KnownPerson,
  KnownSchool,
  KnownSubject,
  RosterContext,
  SeatHolder,
} from '../roster-context';
import type { Day } from 'edutech/core/common/time/city-time';
import type { RosterKind } from '../read/fields';
import { subjectWords, wordKey } from '../read/words';

/** What the rows of one roster are checked against. Lookups only: nothing here grows with the number of rows asked. */
export interface CheckContext {
  readonly kind: RosterKind;
  readonly termId: Id;
  readonly today: Day;
  /** The only school of the roster; null: each row names its own. */
  readonly home: KnownSchool | null;
  /** Schools of the importer: people of others are not moved. */
  readonly reach: ReadonlySet<Id>;
  /** Posts that the importer may not give. */
  readonly ungrantablePosts: ReadonlySet<RoleType>;
  /** People with rights that the importer does not have: their data is not changed. */
  readonly above: ReadonlySet<Id>;
  school(text: string): KnownSchool | undefined;
  grade(number: number): KnownGrade | undefined;
  subject(text: string, stage: KnownSchool['stage']): KnownSubject | undefined;
  classOf(schoolId: Id, gradeNumber: number, number: number): KnownClass | undefined;
  person(usercode: string): KnownPerson | undefined;
  userOf(username: string): KnownPerson | undefined;
  /** Who has a place in the list of a class. */
  seatHolder(classId: Id, seat: number): SeatHolder | undefined;
  readonly names: {
    gradeOf(id: Id): KnownGrade | undefined;
    subjectOf(id: Id): KnownSubject | undefined;
    classById(id: Id): KnownClass | undefined;
    headedBy(personId: Id, schoolId: Id): readonly KnownClass[];
  };
}

export interface CheckContextParts {
  readonly kind: RosterKind;
  readonly termId: Id;
  readonly today: Day;
  readonly homeId: Id | null;
  readonly context: RosterContext;
  readonly people: readonly KnownPerson[];
  /** Default: none. */
  readonly ungrantablePosts?: readonly RoleType[];
  /** Default: nobody. */
  readonly above?: ReadonlySet<Id>;
  /** Places in the lists of the classes that rows name. Default: none. */
  readonly seats?: readonly SeatHolder[];
}

/** Indexes over what was read. */
export function createCheckContext({
  kind,
  termId,
  today,
  homeId,
  context,
  people,
  ungrantablePosts,
  above = new Set(),
  seats = [],
}: CheckContextParts): CheckContext {
  const schools = new Map(
    context.schools.flatMap((school) =>
      [school.code, school.name, school.nameEn].filter(Boolean).map((word) => [wordKey(word), school] as const),
    ),
  );
  const gradeByNumber = new Map(context.grades.map((grade) => [grade.number, grade]));
  const gradeById = new Map(context.grades.map((grade) => [grade.id, grade]));
  const subjects = subjectIndex(context.subjects);
  const subjectById = new Map(context.subjects.map((subject) => [subject.id, subject]));
  const classKey = (schoolId: Id, grade: number, number: number) => `${schoolId}/${grade}/${number}`;
  const classes = new Map(
    context.classes.map((one) => [classKey(one.schoolId, gradeById.get(one.gradeId)?.number ?? 0, one.number), one]),
  );
  const classById = new Map(context.classes.map((one) => [one.id, one]));
  const headed = Map.groupBy(context.classes, ({ headId }) => headId);
  const byNumber = new Map(people.map((person) => [person.usercode.toUpperCase(), person]));
  const holders = new Map(seats.map((holder) => [`${holder.classId}/${holder.seat}`, holder]));
  const byUsername = new Map(people.map((person) => [person.username, person]));
  return {
    kind,
    termId,
    today,
    home: context.schools.find(({ id }) => id === homeId) ?? null,
    reach: new Set(context.schools.map(({ id }) => id)),
    ungrantablePosts: new Set(ungrantablePosts),
    above,
    school: (text) => schools.get(wordKey(text)),
    grade: (number) => gradeByNumber.get(number),
    subject: (text, stage) => {
      const found = subjects.get(wordKey(text)) ?? [];
      return found.find(({ stages }) => stages.includes(stage)) ?? found[0];
    },
    classOf: (schoolId, grade, number) => classes.get(classKey(schoolId, grade, number)),
    person: (usercode) => byNumber.get(usercode),
    userOf: (username) => byUsername.get(username),
    seatHolder: (classId, seat) => holders.get(`${classId}/${seat}`),
    names: {
      gradeOf: (id) => gradeById.get(id),
      subjectOf: (id) => subjectById.get(id),
      classById: (id) => classById.get(id),
      headedBy: (personId, schoolId) => (headed.get(personId) ?? []).filter((one) => one.schoolId === schoolId),
    },
  };
}

/** One word may mean two subjects (政治): the one that the school's stage has is meant. */
function subjectIndex(subjects: readonly KnownSubject[]): Map<string, KnownSubject[]> {
  const index = new Map<string, KnownSubject[]>();
  for (const subject of subjects) {
    for (const word of [subject.name, subject.nameEn, subject.code, ...(subjectWords[subject.code] ?? [])]) {
      const key = wordKey(word);
      if (key) index.set(key, [...(index.get(key) ?? []), subject]);
    }
  }
  return index;
}
