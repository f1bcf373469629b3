import type { Id } from 'edutech/core/common/ids';
import type { Clock } from 'edutech/core/server/clock';
import { type DemoAccount, demoAccounts, type DemoPerson, type DemoWorld } from 'edutech/core/server/demo/demo';
import { classId } from './plan/classes';
import { type DemoPlan, planDemoCity } from './plan/plan-demo-city';
import { cityId, countyId, homeSchool, otherSchool, schoolId } from './plan/places';
import { accountId } from './plan/population';

/**
 * The demo city's landmarks for code that did not build it (a test on a copied database): nothing is read or written.
 */
export const demoWorldAt = (clock: Clock): DemoWorld => worldOf(planDemoCity(clock.now(), 'small'));

/** The landmarks of a plan. */
export function worldOf(plan: DemoPlan): DemoWorld {
  return {
    people: Object.fromEntries(demoAccounts.map((account) => [account, demoPerson(plan, account)])) as Record<
      DemoAccount,
      DemoPerson
    >,
    cityId,
    countyId: countyId('linjiang'),
    schoolId: schoolId(homeSchool),
    otherSchoolId: schoolId(otherSchool),
    termId: plan.calendar.currentTermId,
    classId: classId(homeSchool, 7, 3),
    otherClassId: classId(homeSchool, 7, 1),
    foreignClassId: classId(otherSchool, 7, 1),
  };
}

function demoPerson({ population, calendar }: DemoPlan, account: DemoAccount): DemoPerson {
  const personId = accountId(account);
  const person = population.people.find(({ id }) => id === personId);
  if (!person) throw new Error(`the demo city has no ${account}`);
  const post = population.posts.find(({ personId: itsPersonId, isActive }) => itsPersonId === personId && isActive);
  const isNow = (row: { termId: Id; personId: Id }) =>
    row.termId === calendar.currentTermId && row.personId === personId;
  const classes = [...population.teachers.filter(isNow), ...population.members.filter(isNow)].map((row) => row.classId);
  return {
    personId,
    username: person.username,
    name: person.name,
    roleId: post?.id ?? null,
    schoolId: post?.schoolId ?? null,
    countyId: post?.countyId ?? population.schools.find(({ id }) => id === post?.schoolId)?.countyId ?? null,
    classIds: [...new Set(classes)],
  };
}
