import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { emptyTrash } from 'edutech/plugins/library/kit/server/empty-trash.job';
import { libraryHandlers } from 'edutech/plugins/library/kit/server/library-handlers';
import { Textbooks } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import { checks } from '../model/rights';
import plugin from '../plugin';
import { demo } from './demo';
import { insertItem, more, tables } from './items.queries';

export default definePluginServer(plugin, {
  api,
  deps: { clock: Clock, database: Database, files: Files, textbooks: Textbooks, texts: Texts },
  demo,
  setup: ({ clock, database, ...parts }) => {
    const library = libraryHandlers(
      { tables, more, checks, insert: insertItem, area: '{{id}}', cells: { text: ({ text }) => text } },
      parts,
    );
    return {
      handlers: {
        listItems: library.list,
        exportItems: library.exportList,
        addItem: library.add,
        removeItems: library.remove,
        restoreItems: library.restore,
        shareItems: library.share,
        withdrawItems: library.withdraw,
        favourItems: library.favour,
        reviewQueue: library.reviewQueue,
        reviewTask: library.reviewTask,
        decideReview: library.decide,
      },
      jobs: [emptyTrash({ clock, database, files: parts.files }, library.trash)],
    };
  },
});
