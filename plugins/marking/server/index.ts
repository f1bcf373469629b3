import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Live } from 'edutech/core/server/live/live';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Programs } from 'edutech/core/server/programs/programs';
import { Texts } from 'edutech/core/server/texts';
import { Assistant } from 'edutech/plugins/assistant/api';
import { ExamPapers, ExamResults } from 'edutech/plugins/exam/api';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import { SheetDrawer } from './drawing/sheet-drawer';
import { markingServer } from './marking-server';
import { scansServer } from './scans/scans-server';
import { printJob } from './sheets/print.job';
import { suggestingJob } from './suggestions/suggest.job';
import * as sheets from './sheets/sheets.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    assistant: Assistant,
    audit: Audit,
    clock: Clock,
    database: Database,
    files: Files,
    jobs: Jobs,
    live: Live,
    notifications: Notifications,
    papers: ExamPapers,
    programs: Programs,
    results: ExamResults,
    texts: Texts,
  },
  demo,
  setup: (deps) => {
    const marking = markingServer(deps);
    const drawer = new SheetDrawer();
    const parts = { ...deps, drawer };
    const scans = scansServer(parts);
    return {
      handlers: {
        ...marking.handlers,
        ...scans.handlers,
        answerSheet: sheets.answerSheet(parts),
        keepAnswerSheet: sheets.keepAnswerSheet(parts),
        answerSheetPages: sheets.answerSheetPages(parts),
        printAnswerSheet: sheets.printAnswerSheet(parts),
      },
      provides: [...marking.provides, ...scans.provides],
      jobs: [printJob(parts), suggestingJob(deps), ...scans.jobs],
      close: async () => {
        scans.close();
        drawer.close();
      },
    };
  },
});
