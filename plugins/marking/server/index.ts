import { Audit } from 'edutech/core/server/audit/audit';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { ExamPapers, ExamResults } from 'edutech/plugins/exam/api';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { markingServer } from './marking-server';
import { printJob } from './sheets/print.job';
import * as sheets from './sheets/sheets.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    database: Database,
    files: Files,
    jobs: Jobs,
    notifications: Notifications,
    papers: ExamPapers,
    results: ExamResults,
    texts: Texts,
  },
  demo,
  setup: (deps) => {
    const marking = markingServer(deps);
    return {
      handlers: {
        ...marking.handlers,
        answerSheet: sheets.answerSheet(deps),
        keepAnswerSheet: sheets.keepAnswerSheet(deps),
        answerSheetPages: sheets.answerSheetPages(deps),
        printAnswerSheet: sheets.printAnswerSheet(deps),
      },
      provides: marking.provides,
      jobs: [printJob(deps)],
    };
  },
});
