import { Catalogue } from 'edutech/core/server/catalogue';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Switches } from 'edutech/core/server/switches';
import { Timetables } from 'edutech/plugins/organisation/api';
import * as api from '../api';
import { HomeSource } from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { countActions, rateClasses } from './home.routes';
import { listTasks, showMyTasks } from './my-tasks.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    catalogue: Catalogue,
    organisation: Organisation,
    sources: HomeSource,
    switches: Switches,
    timetables: Timetables,
  },
  demo,
  setup: (parts) => ({
    handlers: {
      actionCount: countActions(parts.sources, parts.organisation),
      correctRate: rateClasses(parts.sources, parts.organisation),
      taskDetails: listTasks(parts),
      myTasks: showMyTasks(parts),
    },
  }),
});
