import { Audit } from 'edutech/core/server/audit/audit';
import { Catalogue } from 'edutech/core/server/catalogue';
import { Clock, Stopwatch } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Events } from 'edutech/core/server/events/events';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { RosterFootprints } from 'edutech/core/server/organisation/rosters/footprints';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { OverPeople } from 'edutech/core/server/permissions/over-people';
import { Grants } from 'edutech/core/server/permissions/grants';
import { LogLinks } from 'edutech/core/server/audit/log-links';
import { contribute, definePluginServer, provide } from 'edutech/core/server/plugin';
import { Vault } from 'edutech/core/server/security/vault';
import { Sessions } from 'edutech/core/server/session/sessions';
import { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { Settings } from 'edutech/core/server/settings/settings';
import { Switches } from 'edutech/core/server/switches';
import { Texts } from 'edutech/core/server/texts';
import { RegistrationRequests } from 'edutech/plugins/account/api';
import { ActUndo, JobPages } from 'edutech/plugins/deployment/api';
import { HomeSource } from 'edutech/plugins/home/api';
import { AccountCards, tableAccountCards } from '../kit/server/cards/account-cards';
import { InitialPasswords, initialPasswordsFor } from '../kit/server/cards/initial-passwords';
import * as api from '../api';
import { AccountOpening } from '../kit/server/account-opening';
import plugin from '../plugin';
import { routes } from '../routes';
import { administrationServices } from './administration/services';
import { agreementHandlers } from './consents/agreements.handlers';
import { approvalHandlers } from './approvals/approvals.handlers';
import { cardHandlers } from './cards/cards.handlers';
import { cardJobs } from './cards/cards.jobs';
import { homeSource } from './contributions/home-source';
import { grantUndos } from './contributions/grant-undo';
import { jobPages } from './contributions/job-pages';
import { demo } from './demo';
import { consentLinkHandlers } from './consents/consent-links.handlers';
import { consentHandlers } from './consents/consents.handlers';
import { consentFootprint } from './consents/records/consent-footprint.queries';
import { guardianConsents } from './consents/records/guardian-consents';
import { linkPrintHandlers } from './consents/link-prints.handlers';
import { linkPrintJobs } from './consents/link-prints.jobs';
import { listHandlers } from './lists/lists.handlers';
import { dutiesOf } from './roles/duties';
import { roleHandlers } from './roles/roles.handlers';
import { oneRosterHandlers } from './one-roster/one-roster.handlers';
import { oneRosterJobs } from './one-roster/one-roster.jobs';
import { rollOverHandlers } from './roll-over/roll-over.handlers';
import { rollOverJobs } from './roll-over/roll-over.jobs';
import { rosterHandlers } from './rosters/rosters.handlers';
import { rosterJobs } from './rosters/rosters.jobs';
import { organisationFootprint } from './undo-effects/footprints.queries';
import { timetableHandlers, timetableJobs, timetableProvisions } from './timetable/timetable.handlers';
import { transferHandlers } from './transfers/transfers.handlers';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    catalogue: Catalogue,
    children: api.GuardianChildren,
    clock: Clock,
    database: Database,
    events: Events,
    files: Files,
    jobs: Jobs,
    notifications: Notifications,
    texts: Texts,
    grants: Grants,
    switches: Switches,
    organisation: Organisation,
    footprints: RosterFootprints,
    overPeople: OverPeople,
    sessions: Sessions,
    settings: Settings,
    held: HeldSettings,
    stopwatch: Stopwatch,
    requests: RegistrationRequests,
    vault: Vault,
  },
  demo,
  setup: (needed, { oneRosterFolder }) => {
    const duties = dutiesOf(needed.settings, needed);
    const cards = tableAccountCards;
    const passwords = initialPasswordsFor(needed.settings.passwordPolicy);
    const services = { ...needed, cards, passwords, consents: guardianConsents(needed.audit) };
    const parts = { ...services, ...administrationServices(services), duties, oneRosterFolder };
    return {
      handlers: {
        ...agreementHandlers(parts),
        ...approvalHandlers(parts),
        ...consentHandlers(parts),
        ...consentLinkHandlers(parts),
        ...linkPrintHandlers(parts),
        ...listHandlers(parts),
        ...roleHandlers(parts),
        ...rosterHandlers(parts),
        ...oneRosterHandlers(parts),
        ...rollOverHandlers(parts),
        ...transferHandlers(parts),
        ...cardHandlers(parts),
        ...timetableHandlers(parts),
      },
      provides: [
        contribute(RosterFootprints, consentFootprint),
        contribute(RosterFootprints, organisationFootprint),
        provide(AccountOpening, parts.administration.people),
        provide(AccountCards, cards),
        provide(InitialPasswords, passwords),
        ...timetableProvisions,
        contribute(LogLinks, {
          person: (_, name) => routes.people.to({ q: name }),
          school: (_, name) => routes.schools.to({ q: name }),
          class: (_, name) => routes.classes.to({ q: name }),
        }),
        contribute(HomeSource, homeSource(parts)),
        contribute(NotificationMatter, {
          id: 'organisation.rollOver',
          title: 'organisation.matter.rollOver',
          keys: ['organisation.rollOver.notice.askForYear'],
          types: ['cityAdmin', 'superAdmin'],
          isFixed: true,
        }),
        contribute(JobPages, jobPages),
        ...grantUndos(parts.grantAdministration).map((undo) => contribute(ActUndo, undo)),
      ],
      jobs: [
        ...rosterJobs(parts),
        ...oneRosterJobs(parts),
        ...rollOverJobs(parts),
        ...cardJobs(parts),
        ...linkPrintJobs(parts),
        ...timetableJobs(parts),
      ],
    };
  },
});
