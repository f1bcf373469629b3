import { Audit } from 'edutech/core/server/audit/audit';
import { Catalogue } from 'edutech/core/server/catalogue';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Events } from 'edutech/core/server/events/events';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { OrganisationAdministration } from 'edutech/core/server/organisation/administration/administration';
import { RosterFootprints } from 'edutech/core/server/organisation/administration/rosters/footprints';
import { Rosters } from 'edutech/core/server/organisation/administration/rosters/rosters';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { GrantAdministration } from 'edutech/core/server/permissions/administration/grant-administration';
import { Duties } from 'edutech/core/server/permissions/duties/duties';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { listHandlers } from './lists/lists.handlers';
import { roleHandlers } from './roles/roles.handlers';
import { rosterHandlers } from './rosters/rosters.handlers';
import { rosterJobs } from './rosters/rosters.jobs';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    catalogue: Catalogue,
    clock: Clock,
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
  },
  demo,
  setup: (parts) => ({
    handlers: { ...listHandlers(parts), ...roleHandlers(parts), ...rosterHandlers(parts) },
    jobs: [...rosterJobs(parts)],
  }),
});
