import { calendarAt, type Calendar } from './calendar';
import { planBureaus } from './bureaus';
import { planClasses } from './classes';
import { countyId, schoolId, schoolPlans, type Scale } from './places';
import { Population } from './population';
import { planStudents } from './students';
import { planStaff } from './staff';

/** A whole demo city as rows, before anything is written. */
export interface DemoPlan {
  readonly calendar: Calendar;
  readonly population: Population;
}

/** Plans the demo city of a day: the same rows each time, but for the years, which are counted from that day. */
export function planDemoCity(now: Date, scale: Scale): DemoPlan {
  const calendar = calendarAt(now);
  const population = new Population();
  for (const [index, school] of schoolPlans(scale).entries()) {
    const { code, county, name, nameEn, stage } = school;
    population.schools.push({
      id: schoolId(code),
      countyId: countyId(county),
      code,
      name,
      nameEn,
      stage,
      sort: index,
    });
    const classes = planClasses(population, school, calendar);
    planStaff(population, school, classes, calendar);
    planStudents(population, school, classes, calendar);
  }
  planBureaus(population);
  return { calendar, population };
}
