import { corePlugin } from '../../common/core-plugin';
import { Audit } from '../audit/audit';
import { RosterFootprints } from '../organisation/rosters/footprints';
import { contribute, definePluginServer, provide } from '../plugin';
import { Consents, tableConsents } from '../consents/consents';
import { consentFootprint } from '../organisation/rosters/consent-footprint.queries';

/** What guardians have agreed to, for every plugin that asks. */
export const consentsHalf = definePluginServer(corePlugin, {
  api: {},
  deps: { audit: Audit },
  demo: { samples: {}, pages: {} },
  setup: ({ audit }) => ({
    handlers: {},
    provides: [provide(Consents, tableConsents(audit)), contribute(RosterFootprints, consentFootprint)],
  }),
});
