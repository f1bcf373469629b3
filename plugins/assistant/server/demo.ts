import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';

/** Nothing of its own: the demo city has connected no service. */
export const demo: Demo<typeof plugin, typeof api> = { pages: {}, samples: {} };
