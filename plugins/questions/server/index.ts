import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { definePluginServer, provide } from 'edutech/core/server/plugin';
import { Textbooks } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import plugin from '../plugin';
import { countUses } from './bank/count-uses.job';
import { PostgresQuestionBank } from './bank/postgres-question-bank';
import { demo } from './demo';
import * as detail from './reading/detail.routes';
import * as listing from './reading/listing.routes';

export default definePluginServer(plugin, {
  api,
  deps: { clock: Clock, database: Database, files: Files, jobs: Jobs, textbooks: Textbooks },
  demo,
  setup: ({ clock, database, files, jobs, textbooks }) => {
    const parts = { files, textbooks };
    return {
      handlers: {
        listQuestions: listing.listQuestions(parts),
        questionFacets: listing.questionFacets,
        chapterCounts: listing.chapterCounts,
        pointCounts: listing.pointCounts,
        getQuestion: detail.getQuestion(parts),
        someQuestions: listing.someQuestions(parts),
        questionKeys: detail.questionKeys(files),
        listVersions: detail.listVersions,
        whereUsed: detail.whereUsed,
      },
      provides: [provide(api.QuestionBank, new PostgresQuestionBank({ jobs, clock }))],
      jobs: [countUses({ database, clock })],
    };
  },
});
