import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import { kinds } from '../model/kinds';
import type plugin from '../plugin';
import { insertEvent } from './report.queries';

const dayMilliseconds = 86_400_000;

async function build({ db, world, id, clock }: DemoContext): Promise<void> {
  for (const [schoolId, days] of [[world.schoolId, 20], [world.otherSchoolId, 3]] as const) {
    for (let day = 0; day < days; day++) {
      const event = { id: id(`{{id}}.event.${schoolId}.${day}`), schoolId, kind: kinds[day % kinds.length]! };
      await insertEvent(db, event, new Date(clock.now().getTime() - day * dayMilliseconds));
    }
  }
}

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: { getReport: () => ({ shared: { days: 30 } }), exportReport: () => ({ shared: { days: 30 } }) },
  pages: {},
};
