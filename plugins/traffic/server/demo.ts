import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, weekdayOf } from 'edutech/core/common/time/weeks';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type { Counted } from '../model/roles';
import type plugin from '../plugin';
import { insertDays } from './demo.queries';

const days = 190;

/** Page views of a school day by area, at a school of full size. */
const areas = { home: 260, work: 420, air: 180, wrong: 150, resource: 90, questions: 60, portal: 80, news: 40 };
/** People of a school day. */
const people: Partial<Record<Counted, number>> = { student: 130, teacher: 24, guardian: 18, administrator: 2 };
/** Of everybody who is not signed in. */
const visited = { portal: 520, news: 340, air: 210, resource: 160, famous: 60 };

/** Half a year in which more and more come, fewer at weekends. */
async function build({ db, world, clock, random }: DemoContext): Promise<void> {
  const today = cityDay(clock.now());
  const schools = [
    { schoolId: world.schoolId, size: 1 },
    { schoolId: world.otherSchoolId, size: 0.6 },
  ];
  const views = [];
  const met = [];
  for (let ago = days; ago >= 1; ago--) {
    const day = dayAfter(today, -ago);
    const busy = (weekdayOf(day) > 5 ? 0.3 : 1) * (0.6 + (0.4 * (days - ago)) / days);
    const about = (figure: number) => Math.round(figure * busy * (0.85 + 0.3 * random()));
    for (const { schoolId, size } of schools) {
      for (const [channel, figure] of Object.entries(areas))
        views.push({ schoolId, day, channel, views: about(figure * size), visits: about((figure * size) / 9) });
      for (const [role, figure] of Object.entries(people))
        met.push({ schoolId, day, role, people: about(figure * size) });
    }
    for (const [channel, figure] of Object.entries(visited))
      views.push({ schoolId: null, day, channel, views: about(figure), visits: about(figure / 4) });
    met.push({ schoolId: null, day, role: 'visitor', people: about(300) });
  }
  await insertDays(db, views, met);
}

export const demo: Demo<typeof plugin, typeof api> = { build, samples: {}, pages: {} };
