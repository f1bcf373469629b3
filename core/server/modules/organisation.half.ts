import Type from 'typebox';
import * as api from '../../common/api/organisation';
import { corePlugin } from '../../common/core-plugin';
import { Audit } from '../audit/audit';
import { Clock } from '../clock';
import { Database } from '../data/database';
import { definePluginServer, provide } from '../plugin';
import { carryClassesOn, carryJob } from '../organisation/next-term/next-term';
import { getDefaultTerm, listGrades, listSubjects, listTerms } from '../organisation/calendar.routes';
import {
  listClasses,
  listGradeClasses,
  listStudents,
  listTeacherClasses,
} from '../organisation/classes/classes.routes';
import { listLayers, showLayer } from '../organisation/classes/layers.routes';
import { Organisation, tableOrganisation } from '../organisation/organisation';
import { organisationDemo } from './demo/organisation.demo';
import { TextbookPlaces } from '../organisation/textbook-places';

/** Calendar, grades, subjects, classes and layers: the shared calls, and the service that plugins ask. */
export const organisationHalf = definePluginServer(corePlugin, {
  api,
  deps: {
    audit: Audit,
    books: TextbookPlaces,
    clock: Clock,
    database: Database,
  },
  demo: organisationDemo,
  setup: ({ audit, books, clock, database }) => ({
    provides: [provide(Organisation, tableOrganisation)],
    jobs: [
      {
        name: carryJob,
        payload: Type.Object({}),
        // a term begins at midnight, which some servers sleep through
        schedule: '1,16,31,46 * * * *',
        atStart: true,
        leaseSeconds: 300,
        run: async (_payload, context) => void (await carryClassesOn({ audit, database }, clock.now(), context)),
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
      listStudents: listStudents(audit),
      listLayers,
      showLayer,
    },
  }),
});
