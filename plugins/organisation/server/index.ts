import { Audit } from 'edutech/core/server/audit/audit';
import { Catalogue } from 'edutech/core/server/catalogue';
import { Clock } from 'edutech/core/server/clock';
import { Consents } from 'edutech/core/server/consents/consents';
import { Database } from 'edutech/core/server/data/database';
import { Events } from 'edutech/core/server/events/events';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { OrganisationAdministration } from 'edutech/core/server/organisation/administration/administration';
import { RollOvers } from 'edutech/core/server/organisation/administration/roll-over/roll-overs';
import { RosterFootprints } from 'edutech/core/server/organisation/administration/rosters/footprints';
import { Rosters } from 'edutech/core/server/organisation/administration/rosters/rosters';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { OverPeople } from 'edutech/core/server/organisation/over-people';
import { GrantAdministration } from 'edutech/core/server/permissions/administration/grant-administration';
import { Duties } from 'edutech/core/server/permissions/duties/duties';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { AccountCards } from 'edutech/core/server/session/cards/account-cards';
import { InitialPasswords } from 'edutech/core/server/session/cards/initial-passwords';
import { Sessions } from 'edutech/core/server/session/sessions';
import { Settings } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';
import { RegistrationRequests } from 'edutech/plugins/account/api';
import * as api from '../api';
import plugin from '../plugin';
import { agreementHandlers } from './consents/agreements.handlers';
import { approvalHandlers } from './approvals/approvals.handlers';
import { cardHandlers } from './cards/cards.handlers';
import { cardJobs } from './cards/cards.jobs';
import { demo } from './demo';
import { consentLinkHandlers } from './consents/consent-links.handlers';
import { consentHandlers } from './consents/consents.handlers';
import { linkPrintHandlers } from './consents/link-prints.handlers';
import { linkPrintJobs } from './consents/link-prints.jobs';
import { listHandlers } from './lists/lists.handlers';
import { roleHandlers } from './roles/roles.handlers';
import { rollOverHandlers } from './roll-over/roll-over.handlers';
import { rollOverJobs } from './roll-over/roll-over.jobs';
import { rosterHandlers } from './rosters/rosters.handlers';
import { rosterJobs } from './rosters/rosters.jobs';
import { organisationFootprint } from './standing/footprints.queries';
import { transferHandlers } from './transfers/transfers.handlers';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    catalogue: Catalogue,
    clock: Clock,
    consents: Consents,
    database: Database,
    events: Events,
    files: Files,
    jobs: Jobs,
    texts: Texts,
    administration: OrganisationAdministration,
    grantAdministration: GrantAdministration,
    duties: Duties,
    organisation: Organisation,
    rosters: Rosters,
    footprints: RosterFootprints,
    rollOvers: RollOvers,
    overPeople: OverPeople,
    cards: AccountCards,
    passwords: InitialPasswords,
    sessions: Sessions,
    settings: Settings,
    requests: RegistrationRequests,
  },
  demo,
  setup: (parts) => ({
    handlers: {
      ...agreementHandlers(parts),
      ...approvalHandlers(parts),
      ...consentHandlers(parts),
      ...consentLinkHandlers(parts),
      ...linkPrintHandlers(parts),
      ...listHandlers(parts),
      ...roleHandlers(parts),
      ...rosterHandlers(parts),
      ...rollOverHandlers(parts),
      ...transferHandlers(parts),
      ...cardHandlers(parts),
    },
    provides: [contribute(RosterFootprints, organisationFootprint)],
    jobs: [...rosterJobs(parts), ...rollOverJobs(parts), ...cardJobs(parts), ...linkPrintJobs(parts)],
  }),
});
