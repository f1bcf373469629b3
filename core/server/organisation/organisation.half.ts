import Type from 'typebox';
import * as api from '../../common/api/organisation';
import { corePlugin } from '../../common/core-plugin';
import { Audit } from '../audit/audit';
import { Clock } from '../clock';
import { Catalogue } from '../catalogue';
import { Database } from '../data/database';
import { Events } from '../events/events';
import { Jobs } from '../jobs/jobs';
import { Grants } from '../permissions/grants';
import { definePluginServer, provide } from '../plugin';
import { AccountCards } from '../session/cards/account-cards';
import { InitialPasswords } from '../session/cards/initial-passwords';
import { Sessions } from '../session/sessions';
import { OrganisationAdministration } from './administration/administration';
import { carryClassesOn, carryJob } from './administration/calendar/next-term';
import { handingOn } from './administration/people/handing-on';
import { RollOvers, tableRollOvers } from './administration/roll-over/roll-overs';
import { Rosters, tableRosters } from './administration/rosters/rosters';
import { tableAdministration } from './administration/table-administration';
import { getDefaultTerm, listGrades, listSubjects, listTerms } from './calendar.routes';
import { listClasses, listGradeClasses, listPupils, listTeacherClasses } from './classes/classes.routes';
import { listLayers, showLayer } from './classes/layers.routes';
import { Organisation, tableOrganisation } from './organisation';
import { organisationDemo } from './organisation.demo';
import { OverPeople } from './over-people';
import { TextbookPlaces } from './textbook-places';

/** Calendar, grades, subjects, classes and layers: the shared calls, and the service that plugins ask. */
export const organisationHalf = definePluginServer(corePlugin, {
  api,
  deps: {
    audit: Audit,
    books: TextbookPlaces,
    catalogue: Catalogue,
    clock: Clock,
    database: Database,
    events: Events,
    grants: Grants,
    jobs: Jobs,
    sessions: Sessions,
    overPeople: OverPeople,
    passwords: InitialPasswords,
    cards: AccountCards,
  },
  demo: organisationDemo,
  setup: ({ audit, books, catalogue, clock, grants, ...parts }) => ({
    provides: [
      provide(Organisation, tableOrganisation),
      provide(
        OrganisationAdministration,
        tableAdministration({ audit, handingOn: handingOn(catalogue.manifests, grants), ...parts }),
      ),
      provide(Rosters, tableRosters),
      provide(RollOvers, tableRollOvers),
    ],
    jobs: [
      {
        name: carryJob,
        payload: Type.Object({}),
        // a term begins at midnight, which some servers sleep through
        schedule: '1,16,31,46 * * * *',
        atStart: true,
        leaseSeconds: 300,
        run: async (_payload, context) =>
          void (await carryClassesOn({ audit, database: parts.database }, clock.now(), context)),
      },
    ],
    handlers: {
      getDefaultTerm,
      listTerms,
      listGrades,
      listSubjects,
      listClasses: listClasses(books),
      listTeacherClasses: listTeacherClasses(books),
      listGradeClasses: listGradeClasses(books),
      listPupils: listPupils(audit),
      listLayers,
      showLayer,
    },
  }),
});
