import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { emptyTrash } from 'edutech/plugins/library/kit/server/empty-trash.job';
import { libraryHandlers } from 'edutech/plugins/library/kit/server/library-handlers';
import { Textbooks } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { library } from './items.queries';

export default definePluginServer(plugin, {
  api,
  deps: { clock: Clock, database: Database, files: Files, textbooks: Textbooks, texts: Texts },
  demo,
  setup: ({ clock, database, ...parts }) => {
    const { handlers, trash } = libraryHandlers(library, parts);
    return { handlers, jobs: [emptyTrash({ clock, database, files: parts.files }, trash)] };
  },
});
