import type { Id } from 'edutech/core/common/ids';
import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import { personName } from '../names/person-names';
import { seatedAccounts } from './accounts';
import type { Calendar } from './calendar';
import { type PlannedClass, termsOf } from './classes';
import { schoolId, type SchoolPlan } from './places';
import { accountId, type Population } from './population';
import { coreSubjects, gradeId, subjectId, type TaughtSubject, taughtSubjects } from './subjects';

/** Fewest classes of a grade for which a school has a grade director. */
const classesForDirector = 3;

/** The staff of a school: its principal, a teacher for each group of classes in each subject, and who leads what. */
export function planStaff(
  population: Population,
  school: SchoolPlan,
  classes: readonly PlannedClass[],
  calendar: Calendar,
): void {
  const staff = new Staff(population, school);
  staff.hire('principal', roleTypes.principal, null);
  /** Class key → its teachers of the core subjects, in the order of those. */
  const coreTeachers = new Map<string, Id[]>();
  for (const subject of taughtSubjects) {
    const taught = classes.filter(({ grade }) => subject.grades.includes(grade));
    for (const [index, group] of groupsOf(taught, subject).entries()) {
      const teacher = staff.hire(`teacher/${subject.code}/${index + 1}`, roleTypes.teacher, subjectId(subject.code));
      for (const planned of group) {
        teach(population, planned, calendar, subject, teacher);
        if (coreSubjects.includes(subject.code))
          coreTeachers.set(planned.key, [...(coreTeachers.get(planned.key) ?? []), teacher]);
      }
    }
  }
  appointHeads(population, classes, coreTeachers);
  appointLeaders(population, staff, school, classes, coreTeachers);
}

class Staff {
  /** The accounts' names are taken, so that nobody else in the school bears one. */
  readonly #names = new Set(Object.values(seatedAccounts).map(({ name }) => name));
  readonly #schoolId: Id;
  #hired = 0;
  /** Core subject → the teacher who was hired for it last. */
  readonly lastOf = new Map<string, Id>();

  constructor(
    readonly population: Population,
    readonly school: SchoolPlan,
  ) {
    this.#schoolId = schoolId(school.code);
  }

  hire(place: string, roleType: typeof roleTypes.teacher | typeof roleTypes.principal, subject: Id | null): Id {
    const key = `${this.school.code}/${place}`;
    this.#hired += 1;
    const usercode = `${this.school.code}${String(this.#hired).padStart(4, '0')}`;
    const name = personName(key, 'adult', this.#names);
    const person = this.population.addPerson(key, {
      username: `t${usercode}`,
      usercode,
      name,
      category: categories.teacher,
    });
    this.population.addPost(person, roleType, { schoolId: this.#schoolId, subjectId: subject });
    if (subject) this.lastOf.set(subject, person);
    return person;
  }
}

/** Cuts the classes of a subject into as many even groups as it takes teachers. */
function groupsOf(classes: readonly PlannedClass[], { load }: TaughtSubject): PlannedClass[][] {
  const teachers = Math.ceil(classes.length / load);
  return Array.from({ length: teachers }, (_, index) => classes.slice(index * load, (index + 1) * load));
}

function teach(population: Population, planned: PlannedClass, calendar: Calendar, subject: TaughtSubject, teacher: Id) {
  for (const place of termsOf(planned, calendar)) {
    if (place.classId === planned.lastYear?.id && !subject.grades.includes(planned.grade - 1)) continue;
    population.teachers.push({ ...place, subjectId: subjectId(subject.code), personId: teacher });
  }
}

/** Each class gets the first of its core teachers who heads none yet. */
function appointHeads(
  population: Population,
  classes: readonly PlannedClass[],
  coreTeachers: ReadonlyMap<string, readonly Id[]>,
) {
  const heads = new Set<Id>();
  for (const planned of classes) {
    const head = coreTeachers.get(planned.key)?.find((teacher) => !heads.has(teacher));
    if (!head) continue;
    heads.add(head);
    planned.thisYear.headPersonId = head;
    if (planned.lastYear) planned.lastYear.headPersonId = head;
    addSecondPost(population, head, roleTypes.headTeacher, { schoolId: planned.schoolId });
  }
}

function appointLeaders(
  population: Population,
  staff: Staff,
  school: SchoolPlan,
  classes: readonly PlannedClass[],
  coreTeachers: ReadonlyMap<string, readonly Id[]>,
) {
  const place = { schoolId: schoolId(school.code) };
  for (const subject of coreSubjects.map(subjectId)) {
    const leader = staff.lastOf.get(subject);
    if (leader) addSecondPost(population, leader, roleTypes.subjectLeader, { ...place, subjectId: subject });
  }
  for (const [grade, count] of school.classes) {
    const lowest = classes.find((planned) => planned.grade === grade && planned.number === 1);
    const director = count >= classesForDirector && lowest ? coreTeachers.get(lowest.key)?.at(-1) : undefined;
    if (director) addSecondPost(population, director, roleTypes.gradeDirector, { ...place, gradeId: gradeId(grade) });
  }
}

/** A post beside the one of teaching; the account `headteacher` begins in it, everybody else as a teacher. */
function addSecondPost(
  population: Population,
  person: Id,
  roleType: Parameters<Population['addPost']>[1],
  place: object,
) {
  const isActive = person === accountId('headteacher');
  for (const post of isActive ? population.posts : []) if (post.personId === person) post.isActive = false;
  population.addPost(person, roleType, { ...place, isActive });
}
