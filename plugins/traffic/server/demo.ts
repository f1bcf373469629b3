import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, weekdayOf } from 'edutech/core/common/time/weeks';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type { Counted } from '../model/roles';
import type plugin from '../plugin';
import { allChannels, type Place } from './counting/tally';
import { type DemoPeople, type DemoViews, insertDays, selectCounties } from './demo.queries';

const days = 190;

/** Page views of a school day by area, at a school of full size. */
const areas = { home: 260, work: 420, air: 180, wrong: 150, resource: 90, questions: 60, portal: 80, news: 40 };
/** People of a school day. */
const people = [
  ['student', 130],
  ['teacher', 24],
  ['guardian', 18],
  ['administrator', 2],
] as const;
/** Of everybody who is not signed in. */
const visited = { portal: 520, news: 340, air: 210, resource: 160, famous: 60 };

/** Half a year in which more and more come, fewer at weekends. */
async function build({ db, world, clock, random }: DemoContext): Promise<void> {
  const today = cityDay(clock.now());
  const schools = await selectCounties(db, [world.schoolId, world.otherSchoolId]);
  const city = { schoolId: null, countyId: null };
  const views: DemoViews[] = [];
  const met: DemoPeople[] = [];
  for (let ago = days; ago >= 1; ago--) {
    const day = dayAfter(today, -ago);
    const busy = (weekdayOf(day) > 5 ? 0.3 : 1) * (0.6 + (0.4 * (days - ago)) / days);
    const about = (figure: number) => Math.round(figure * busy * (0.85 + 0.3 * random()));
    const open = (places: readonly Place[], channel: string, figure: number) => {
      const count = { day, views: about(figure), visits: about(figure / 7) };
      for (const place of places)
        for (const one of [channel, allChannels]) views.push({ ...place, ...count, channel: one });
    };
    const meet = (places: readonly Place[], role: Counted, figure: number) => {
      const people = about(figure);
      for (const place of places) met.push({ ...place, day, role, people });
    };
    for (const [nth, { schoolId, countyId }] of schools.entries()) {
      const size = nth === 0 ? 1 : 0.6;
      const places = [{ schoolId, countyId: null }, { schoolId: null, countyId }, city];
      for (const [channel, figure] of Object.entries(areas)) open(places, channel, figure * size);
      for (const [role, figure] of people) meet(places, role, figure * size);
    }
    for (const [channel, figure] of Object.entries(visited)) open([city], channel, figure);
    meet([city], 'visitor', 300);
  }
  await insertDays(db, views, met);
}

export const demo: Demo<typeof plugin, typeof api> = { build, samples: {}, pages: {} };
