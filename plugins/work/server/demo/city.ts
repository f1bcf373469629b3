import { cityDay, type Day } from 'edutech/core/common/time/city-time';
import { dayAfter, weekdayOf } from 'edutech/core/common/time/weeks';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { recalculateAssignments } from '../totals/totals.queries';
import { insertCityHomework, selectAssignmentIds } from './city.queries';

/** School days with homework. */
const count = 6;

/** What the other schools of the city have assigned and submitted on the last school days. */
export async function buildCity({ db, world, clock }: DemoContext): Promise<void> {
  const without = [world.schoolId, world.otherSchoolId];
  const days: Day[] = [];
  for (let day = dayAfter(cityDay(clock.now()), -1); days.length < count; day = dayAfter(day, -1))
    if (weekdayOf(day) <= 5) days.push(day);
  await insertCityHomework(db, { termId: world.termId, without, days });
  const rows = await selectAssignmentIds(db, without);
  for (const [schoolId, ofSchool] of Map.groupBy(rows, (row) => row.schoolId))
    await recalculateAssignments(
      db,
      schoolId,
      ofSchool.map(({ id }) => id),
    );
}
