import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';

export const demo: Demo<typeof plugin, typeof api> = {
  samples: { describeMeasure: () => ({ shared: { measure: 'exam.facility' } }) },
  pages: {},
};
