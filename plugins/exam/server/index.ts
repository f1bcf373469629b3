import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Live } from 'edutech/core/server/live/live';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Vault } from 'edutech/core/server/security/vault';
import { Texts } from 'edutech/core/server/texts';
import { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import plugin from '../plugin';
import { demo } from './demo';
import * as list from './papers/list.routes';
import { paperPages } from './papers/pages.routes';
import * as papers from './papers/papers.routes';
import { sittingServer } from './sitting/sitting-server';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    bank: QuestionBank,
    clock: Clock,
    database: Database,
    files: Files,
    live: Live,
    notifications: Notifications,
    papers: QuestionPapers,
    textbooks: Textbooks,
    texts: Texts,
    vault: Vault,
  },
  demo,
  setup: (deps) => {
    const sittings = sittingServer(deps);
    return {
      handlers: {
        ...sittings.handlers,
        listPapers: list.listPapers,
        getPaper: papers.getPaper(deps),
        paperQuestions: papers.paperQuestions(deps),
        createPaper: papers.createPaper(deps),
        savePaper: papers.savePaper(deps),
        paperPages: paperPages(deps),
        removePapers: list.removePapers(deps.audit),
        restorePapers: list.restorePapers,
        copyPaper: papers.copyPaper(deps),
      },
      provides: sittings.provides,
      jobs: sittings.jobs,
      close: sittings.close,
    };
  },
});
