import type { Demo } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { routes } from '../routes';
import { approvalSamples } from './approvals/approvals.demo';
import { cardSamples } from './cards/cards.demo';
import {
  agreementSamples,
  buildConsentDemo,
  consentLinkSamples,
  consentSamples,
  linkPrintSamples,
} from './consents/consents.demo';
import { listSamples } from './lists/lists.demo';
import { oneRosterSamples } from './one-roster/one-roster.demo';
import { rollOverSamples } from './roll-over/roll-over.demo';
import { roleSamples } from './roles/roles.demo';
import { buildRosterDemo, rosterSamples } from './rosters/rosters.demo';
import { buildTimetableDemo, timetableSamples } from './timetable/demo/timetable.demo';
import { buildTransferDemo, transferSamples } from './transfers/transfers.demo';

export const demo: Demo<typeof plugin, typeof api> = {
  build: async (context) => {
    await buildConsentDemo(context);
    await buildRosterDemo(context);
    await buildTransferDemo(context);
    await buildTimetableDemo(context);
  },
  samples: {
    ...approvalSamples,
    ...consentSamples,
    ...consentLinkSamples,
    ...linkPrintSamples,
    ...agreementSamples,
    ...listSamples,
    ...roleSamples,
    ...rosterSamples,
    ...oneRosterSamples,
    ...rollOverSamples,
    ...timetableSamples,
    ...transferSamples,
    ...cardSamples,
  },
  pages: {
    rosterImport: (_, id) => routes.rosterImport.to({ id: id('roster/show') }),
  },
};
