import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Demo } from 'edutech/core/server/demo/demo';
import { FigureSource } from '../api';
import type * as api from '../api';
import type plugin from '../plugin';
import { recount, refresh } from './counting/jobs';
import { recountDay } from './counting/recount.queries';
import { insertDemoSignIns } from './counting/refresh.queries';

/** Days that a demo city looks back. */
const days = 40;

export const demo: Demo<typeof plugin, typeof api> = {
  // what other areas have built is counted as in use: from their own rows
  build: async ({ db, clock, contributed }) => {
    const now = clock.now();
    const today = cityDay(now);
    const sources = contributed(FigureSource);
    await refresh(db, sources, now, dayAfter(today, -days));
    for (let ago = days; ago >= 0; ago--) await recountDay(db, { sources, day: dayAfter(today, -ago) });
    await recount(db, sources, dayAfter(today, -1), now);
    await insertDemoSignIns(db);
  },
  samples: {
    subscribe: () => ({ shared: { isOn: true } }),
    describeMeasure: () => ({ shared: { measure: 'statistics.activeTeachers' } }),
    readCounty: ({ countyId }, id) => ({
      as: 'countyadmin',
      own: { countyId, span: 'week' },
      otherClass: null,
      otherSchool: { countyId: id('county/qinglan'), span: 'week' },
    }),
    readSchool: ({ schoolId, otherSchoolId }) => ({
      as: 'schooladmin',
      own: { schoolId, span: 'week' },
      otherClass: null,
      otherSchool: { schoolId: otherSchoolId, span: 'week' },
    }),
    exportFigures: ({ schoolId, otherSchoolId }) => ({
      as: 'schooladmin',
      own: { level: 'school', placeId: schoolId, span: 'week' },
      otherClass: null,
      otherSchool: { level: 'school', placeId: otherSchoolId, span: 'week' },
    }),
  },
  pages: {},
};
