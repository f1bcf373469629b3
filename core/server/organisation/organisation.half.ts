import * as api from '../../common/api/organisation';
import { corePlugin } from '../../common/core-plugin';
import { Audit } from '../audit/audit';
import { definePluginServer, provide } from '../plugin';
import { Rosters, tableRosters } from './administration/rosters/rosters';
import { getDefaultTerm, listGrades, listSubjects, listTerms } from './calendar.routes';
import { listClasses, listGradeClasses, listPupils, listTeacherClasses } from './classes/classes.routes';
import { listLayers, showLayer } from './classes/layers.routes';
import { Organisation, tableOrganisation } from './organisation';
import { organisationDemo } from './organisation.demo';
import { TextbookPlaces } from './textbook-places';

/** Calendar, grades, subjects, classes and layers: the shared calls, and the service that plugins ask. */
export const organisationHalf = definePluginServer(corePlugin, {
  api,
  deps: { audit: Audit, books: TextbookPlaces },
  demo: organisationDemo,
  setup: ({ audit, books }) => ({
    provides: [provide(Organisation, tableOrganisation), provide(Rosters, tableRosters)],
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
