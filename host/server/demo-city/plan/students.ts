import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import type { Id } from 'edutech/core/common/ids';
import { gradesOfStage } from 'edutech/core/common/teaching/stages';
import { demoId } from '../demo-id';
import { personName } from '../names/person-names';
import { randomOf } from '../random';
import { seatedAccounts } from './accounts';
import type { Calendar } from './calendar';
import { type PlannedClass, termsOf } from './classes';
import { homeSchool, type SchoolPlan } from './places';
import type { Population } from './population';
import { subjectId } from './subjects';

const smallestClass = 36;
const sizes = 9;
const layerNames = ['A层', 'B层', 'C层'] as const;

/**
 * Some forty students for each class, in the order of its list; last year they were together in the class before it.
 */
export function planStudents(
  population: Population,
  school: SchoolPlan,
  classes: readonly PlannedClass[],
  calendar: Calendar,
): void {
  for (const planned of classes) {
    const students = enrol(population, school, planned, calendar);
    for (const place of termsOf(planned, calendar)) {
      for (const [index, personId] of students.entries())
        population.members.push({ ...place, personId, seat: index + 1 });
    }
    const isTiered = school.code === homeSchool && planned.grade === gradesOfStage.junior[0];
    if (isTiered) planLayers(population, planned, students, calendar);
  }
}

function enrol(population: Population, school: SchoolPlan, planned: PlannedClass, calendar: Calendar): Id[] {
  const size = smallestClass + Math.floor(sizes * randomOf(`class/${planned.key}`)());
  const names = new Set(Object.values(seatedAccounts).map(({ name }) => name));
  const entryYear = calendar.startYear - (planned.grade - gradesOfStage[school.stage][0]);
  const prefix = `${school.code}${twoDigits(entryYear % 100)}${twoDigits(planned.number)}`;
  return Array.from({ length: size }, (_, index) => {
    const key = `${school.code}/student/${planned.grade}/${planned.number}/${index + 1}`;
    const usercode = prefix + twoDigits(index + 1);
    const name = personName(key, 'student', names);
    const person = population.addPerson(key, {
      username: `s${usercode}`,
      usercode,
      name,
      category: categories.student,
    });
    population.addPost(person, roleTypes.student, { schoolId: planned.schoolId });
    return person;
  });
}

/** Tiers of a class in mathematics, for both terms of the year. */
function planLayers(population: Population, planned: PlannedClass, students: readonly Id[], calendar: Calendar) {
  const itsSubjectId = subjectId('mathematics');
  for (const place of termsOf(planned, calendar)) {
    for (const [index, name] of layerNames.entries()) {
      const layerId = demoId(`layer/${place.classId}/${place.termId}/${name}`);
      population.layers.push({ ...place, id: layerId, subjectId: itsSubjectId, name, sort: index + 1 });
      for (const [seat, personId] of students.entries()) {
        if (seat % layerNames.length === index)
          population.layerMembers.push({ schoolId: place.schoolId, layerId, personId });
      }
    }
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
