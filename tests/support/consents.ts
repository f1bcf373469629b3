import type { Purpose } from 'edutech/core/common/organisation/consent';
import { giveConsent, withdrawConsent } from 'edutech/plugins/organisation/api';
import { signedIn } from './people';
import type { TestApp } from './servers/start-app';

/** The guardian of the demo city's `student`, who is under 14: has signed for a purpose, or takes that back. */
export const guardian = (app: TestApp) => {
  const { personId } = app.world.people.student;
  const keeper = () => signedIn(app, 'countyadmin');
  return {
    signs: async (purpose: Purpose) =>
      (await keeper()).call(giveConsent, { personId, purposes: [purpose], guardian: '林芳', relation: 'mother' }),
    withdraws: async (purpose: Purpose) => (await keeper()).call(withdrawConsent, { personId, purpose }),
  };
};
