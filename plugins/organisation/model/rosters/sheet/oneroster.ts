import type { PeopleKind } from '../read/fields';

// OneRoster 1.2 (1EdTech, CSV binding): users, roles, classes, enrollments and orgs become rows of a roster.

/** A CSV file of the archive: rows by heading. */
export type CsvTable = readonly Readonly<Record<string, string>>[];

/** The files that we read; others of the standard are left aside. */
export interface OneRosterFiles {
  readonly users: CsvTable;
  readonly roles?: CsvTable;
  readonly classes?: CsvTable;
  readonly enrollments?: CsvTable;
  readonly orgs?: CsvTable;
  readonly courses?: CsvTable;
  readonly demographics?: CsvTable;
}

export const oneRosterHeading: Readonly<Record<PeopleKind, readonly string[]>> = {
  students: ['number', 'name', 'username', 'grade', 'class', 'sex', 'birth date', 'phone', 'school'],
  staff: [
    'number',
    'name',
    'username',
    'post',
    'subject',
    'class',
    'head of class',
    'sex',
    'birth date',
    'phone',
    'school',
  ],
};

const studentRoles = new Set(['student']);
const staffRoles = new Set([
  'teacher',
  'principal',
  'counselor',
  'proctor',
  'aide',
  'districtAdministrator',
  'siteAdministrator',
]);

/** Grade levels of the standard's common list (`01` … `12`); `KG` and others are left for the checks to name. */
export const gradeOf = (grades: string) => grades.split(',')[0]!.trim().replace(/^0+/, '');

/** Active rows only: `tobedeleted` removes nobody here. */
export const isActive = (row: Readonly<Record<string, string>>) => (row['status'] ?? 'active') !== 'tobedeleted';

/** A row with the id that its record has in the source. */
export interface SourcedRow {
  readonly sourcedId: string;
  readonly cells: readonly string[];
}

/** Rows of one kind of people, in the order of {@link oneRosterHeading}. */
export const oneRosterRows = (files: OneRosterFiles, kind: PeopleKind): string[][] =>
  sourcedPeople(files, kind).map(({ cells }) => [...cells]);

export function sourcedPeople(files: OneRosterFiles, kind: PeopleKind): SourcedRow[] {
  const orgs = new Map((files.orgs ?? []).map((org) => [org['sourcedId'], org['identifier'] || org['name'] || '']));
  const classes = new Map((files.classes ?? []).filter(isActive).map((one) => [one['sourcedId'], one]));
  const enrolled = Map.groupBy((files.enrollments ?? []).filter(isActive), (row) => row['userSourcedId'] ?? '');
  const facts = new Map((files.demographics ?? []).map((row) => [row['sourcedId'], row]));
  const rolesOf = Map.groupBy((files.roles ?? []).filter(isActive), (row) => row['userSourcedId'] ?? '');
  const wanted = kind === 'students' ? studentRoles : staffRoles;
  const rows: SourcedRow[] = [];
  for (const user of files.users.filter(isActive)) {
    const id = user['sourcedId'] ?? '';
    const roles = rolesOf.get(id) ?? [{ role: user['role'] ?? '', orgSourcedId: user['orgSourcedIds'] ?? '' }];
    const role = roles.find((row) => wanted.has(row['role'] ?? ''));
    if (!role) continue;
    const seats = (enrolled.get(id) ?? []).flatMap((row) => {
      const found = classes.get(row['classSourcedId'] ?? '');
      return found ? [{ ...found, primary: row['primary'] ?? '' } as Seat] : [];
    });
    const org = orgs.get(role['orgSourcedId'] || user['primaryOrgSourcedId'] || user['orgSourcedIds'] || '') ?? '';
    const about = [
      facts.get(id)?.['sex'] ?? '',
      facts.get(id)?.['birthDate'] ?? '',
      user['phone'] || user['sms'] || '',
    ];
    const who = [user['identifier'] ?? '', nameOf(user), user['username'] ?? ''];
    const cells =
      kind === 'students'
        ? [...who, gradeOf(user['grades'] || seats[0]?.['grades'] || ''), homeroom(seats), ...about, org]
        : [...who, postOf(role['role'] ?? ''), ...taught(seats), ...about, org];
    rows.push({ sourcedId: id, cells });
  }
  return rows;
}

/** Chinese names have no space between; others keep the order of their file. */
function nameOf(user: Readonly<Record<string, string>>): string {
  const [family, given] = [user['familyName'] ?? '', user['givenName'] ?? ''];
  return /\p{Script=Han}/u.test(family + given) ? family + given : `${given} ${family}`.trim();
}

const postOf = (role: string) => (role === 'principal' ? 'principal' : 'teacher');

type Seat = Readonly<Record<string, string>>;

/** A student sits in one class: the homeroom, else the first. Scheduled classes are lessons. */
function homeroom(seats: readonly Seat[]): string {
  const found = seats.find((one) => one['classType'] === 'homeroom') ?? seats[0];
  return found ? found['classCode'] || found['title'] || '' : '';
}

/** Subjects, classes by subject, and the class that a teacher heads (the primary one of a homeroom). */
function taught(seats: readonly Seat[]): [string, string, string] {
  const lessons = seats.filter((one) => one['classType'] !== 'homeroom');
  const bySubject = Map.groupBy(lessons, (one) => (one['subjects'] ?? '').split(',')[0]!.trim());
  const named = [...bySubject].filter(([subject]) => subject !== '');
  const titleOf = (one: Seat) => one['location'] || one['classCode'] || one['title'] || '';
  const classes = named.map(([subject, list]) => `${subject}:${list.map(titleOf).join('、')}`).join(';');
  const head = seats.find((one) => one['classType'] === 'homeroom' && one['primary'] === 'true');
  return [named.map(([subject]) => subject).join('、'), classes, head ? titleOf(head) : ''];
}
