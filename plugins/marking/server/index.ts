import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { ExamPapers } from 'edutech/plugins/exam/api';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { printJob } from './sheets/print.job';
import * as sheets from './sheets/sheets.routes';

export default definePluginServer(plugin, {
  api,
  deps: { database: Database, files: Files, jobs: Jobs, papers: ExamPapers, texts: Texts },
  demo,
  setup: (deps) => ({
    handlers: {
      answerSheet: sheets.answerSheet(deps),
      keepAnswerSheet: sheets.keepAnswerSheet(deps),
      answerSheetPages: sheets.answerSheetPages(deps),
      printAnswerSheet: sheets.printAnswerSheet(deps),
    },
    jobs: [printJob(deps)],
  }),
});
