import type { Demo } from 'edutech/core/server/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { listSamples } from './lists/lists.demo';
import { roleSamples } from './roles/roles.demo';
import { buildRosterDemo, rosterSamples } from './rosters/rosters.demo';

export const demo: Demo<typeof plugin, typeof api> = {
  build: async (context) => {
    await buildRosterDemo(context);
  },
  samples: { ...listSamples, ...roleSamples, ...rosterSamples },
  pages: {},
};
