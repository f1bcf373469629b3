import type { Clock } from 'edutech/core/server/clock';
import type { Db } from 'edutech/core/server/data/db';
import { insertMany } from 'edutech/core/server/data/many.queries';
import type { DemoWorld } from 'edutech/core/server/demo/demo';
import * as columns from './columns';
import { insertCity, insertSubject } from './demo-city.queries';
import { demoPasswordHash } from 'edutech/core/server/demo-password';
import { cityId, countyRows, type Scale } from './plan/places';
import { type DemoPlan, planDemoCity } from './plan/plan-demo-city';
import type { Population } from './plan/population';
import { gradeRows, subjectRows } from './plan/subjects';
import { worldOf } from './world';

/**
 * Writes the demo city into empty tables of core, in the caller's transaction and as the system: 云州市 with three
 * counties and twelve schools (`small`: about 2,400 students, a second or two), or with 132 schools and some 130,000
 * students for load tests (`city`). School years are counted from the clock's day.
 */
export async function buildDemoCity(db: Db, clock: Clock, { scale }: { scale: Scale }): Promise<DemoWorld> {
  const now = clock.now();
  const plan = planDemoCity(now, scale);
  await writeReference(db, plan);
  await writePeople(db, plan.population, now);
  await writeClasses(db, plan.population);
  return worldOf(plan);
}

async function writeReference(db: Db, { calendar, population }: DemoPlan) {
  await insertCity(db, cityId, '云州市', 'Yunzhou');
  await insertMany(db, 'core.county', columns.county, countyRows);
  await insertMany(db, 'core.school', columns.school, population.schools);
  await insertMany(db, 'core.grade', columns.grade, gradeRows);
  for (const row of subjectRows) await insertSubject(db, row);
  await insertMany(db, 'core.school_year', columns.schoolYear, calendar.years);
  await insertMany(db, 'core.term', columns.term, calendar.terms);
}

async function writePeople(db: Db, { people, posts, scopes }: Population, now: Date) {
  const passwordHash = await demoPasswordHash();
  const rows = people.map((person) => ({ ...person, passwordHash, createdAt: now }));
  await insertMany(db, 'core.person', columns.person, rows);
  await insertMany(db, 'core.post', columns.post, posts);
  await insertMany(db, 'core.management_scope', columns.managementScope, scopes);
}

async function writeClasses(db: Db, population: Population) {
  await insertMany(db, 'core.class', columns.classes, population.classes);
  await insertMany(db, 'core.class_teacher', columns.classTeacher, population.teachers);
  await insertMany(db, 'core.class_member', columns.classMember, population.members);
  await insertMany(db, 'core.layer', columns.layer, population.layers);
  await insertMany(db, 'core.layer_member', columns.layerMember, population.layerMembers);
}
