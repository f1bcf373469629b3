import type { Id } from 'edutech/core/common/ids';
import type { Clock } from 'edutech/core/server/clock';
import { type DemoAccount, demoAccounts, type DemoPerson, type DemoWorld } from 'edutech/core/server/demo';
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
  const post = population.posts.find(({ person_id, is_active }) => person_id === personId && is_active);
  const isNow = (row: { term_id: Id; person_id: Id }) =>
    row.term_id === calendar.currentTermId && row.person_id === personId;
  const classes = [...population.teachers.filter(isNow), ...population.members.filter(isNow)].map(
    (row) => row.class_id,
  );
  return {
    personId,
    username: person.username,
    name: person.name,
    roleId: post?.id ?? null,
    schoolId: post?.school_id ?? null,
    countyId: post?.county_id ?? population.schools.find(({ id }) => id === post?.school_id)?.county_id ?? null,
    classIds: [...new Set(classes)],
  };
}
