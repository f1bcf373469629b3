import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../../api/one-roster';
import type plugin from '../../plugin';

const shownBy = 'tests/api/organisation/one-roster.test.ts';
const service = {
  kind: 'rest' as const,
  baseAddress: 'https://203.0.113.7/ims/oneroster/rostering/v1p2',
  tokenAddress: 'https://203.0.113.7/token',
  clientId: 'edutech',
};

/** The demo city is connected with no service. */
export const oneRosterSamples: Demo<typeof plugin, typeof api>['samples'] = {
  saveSource: () => ({ refused: { ...service, mostLeaving: 5, isNightly: false, version: 0 }, shownBy }),
  clearSource: () => ({ as: 'superadmin', own: { version: 0 }, otherClass: null, otherSchool: null }),
  trySource: () => ({ refused: service, shownBy }),
  pullSource: () => ({ refused: { isFull: false }, shownBy }),
  takeSourceRun: (_, id) => ({ refused: { id: id('source-run/none') }, shownBy }),
  dropSourceRun: (_, id) => ({ refused: { id: id('source-run/none') }, shownBy }),
};
