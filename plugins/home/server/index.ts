import { Catalogue } from 'edutech/core/server/catalogue';
import { Events } from 'edutech/core/server/events/events';
import { NoticeSources } from 'edutech/core/server/notices/notices';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Switches } from 'edutech/core/server/switches';
import { Timetables } from 'edutech/plugins/organisation/api';
import * as api from '../api';
import { HomeSource } from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { countActions, listTasks, rateClasses } from './home.routes';
import { showFigures } from './figures.routes';
import { KnownTerms } from './known-terms';
import { showMyTasks } from './my-tasks.routes';
import { showStudentHome } from './student-home.routes';
import { showTeacherHome } from './teacher-home.routes';
import { showWeek } from './week.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    catalogue: Catalogue,
    events: Events,
    notices: NoticeSources,
    organisation: Organisation,
    sources: HomeSource,
    switches: Switches,
    timetables: Timetables,
  },
  demo,
  setup: ({ organisation, sources, events, ...services }) => {
    const parts = { ...services, organisation, sources, terms: new KnownTerms(events) };
    return {
      handlers: {
        actionCount: countActions(sources, organisation),
        correctRate: rateClasses(sources, organisation),
        taskDetails: listTasks(parts),
        staffFigures: showFigures(sources, organisation),
        staffWeek: showWeek(sources, organisation),
        myTasks: showMyTasks(parts),
        teacherHome: showTeacherHome(parts),
        studentHome: showStudentHome(parts),
      },
      close: async () => parts.terms.close(),
    };
  },
});
