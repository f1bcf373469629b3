import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Live } from 'edutech/core/server/live/live';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Programs } from 'edutech/core/server/programs/programs';
import { Texts } from 'edutech/core/server/texts';
import { ExamPapers, ExamResults } from 'edutech/plugins/exam/api';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { scansServer } from './scans/scans-server';
import { printJob } from './sheets/print.job';
import * as sheets from './sheets/sheets.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    clock: Clock,
    database: Database,
    files: Files,
    jobs: Jobs,
    live: Live,
    papers: ExamPapers,
    programs: Programs,
    results: ExamResults,
    texts: Texts,
  },
  demo,
  setup: (deps) => {
    const scans = scansServer(deps);
    return {
    handlers: {
      ...scans.handlers,
      answerSheet: sheets.answerSheet(deps),
      keepAnswerSheet: sheets.keepAnswerSheet(deps),
      answerSheetPages: sheets.answerSheetPages(deps),
      printAnswerSheet: sheets.printAnswerSheet(deps),
    },
    jobs: [printJob(deps), ...scans.jobs],
    close: async () => scans.close(),
  };
  },
});
