import { Audit } from 'edutech/core/server/audit/audit';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import plugin from '../plugin';
import { analysisHandlers } from './analysis/handlers';
import { demo } from './demo';
import * as list from './papers/list.routes';
import { paperPages } from './papers/pages.routes';
import * as papers from './papers/papers.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    bank: QuestionBank,
    database: Database,
    files: Files,
    papers: QuestionPapers,
    textbooks: Textbooks,
    texts: Texts,
  },
  demo,
  setup: (deps, options) => ({
    handlers: {
      listPapers: list.listPapers,
      getPaper: papers.getPaper(deps),
      paperQuestions: papers.paperQuestions(deps),
      createPaper: papers.createPaper(deps),
      savePaper: papers.savePaper(deps),
      paperPages: paperPages(deps),
      removePapers: list.removePapers(deps.audit),
      restorePapers: list.restorePapers,
      copyPaper: papers.copyPaper(deps),
      ...analysisHandlers(deps, options),
    },
  }),
});
