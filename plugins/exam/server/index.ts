import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Live } from 'edutech/core/server/live/live';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { Vault } from 'edutech/core/server/security/vault';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { contribute, definePluginServer, provide } from 'edutech/core/server/plugin';
import { DeploymentKey } from 'edutech/core/server/security/deployment-key';
import { Texts } from 'edutech/core/server/texts';
import { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { Evidence, EvidenceSource } from 'edutech/plugins/situation/api';
import { ActCounter, MeasureSource } from 'edutech/plugins/statistics/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import { WrongQuestions } from 'edutech/plugins/wrong/api';
import * as api from '../api';
import plugin from '../plugin';
import { analysisHandlers } from './analysis/handlers';
import { measures } from './analysis/measures';
import * as auto from './auto/auto.routes';
import { Solver } from './auto/solver';
import { demo } from './demo';
import { downloadJob } from './download/download.job';
import { downloadPaper } from './download/download.routes';
import { evidenceSource } from './evidence/report-evidence';
import { paperLog } from './log/print-log';
import * as list from './papers/list.routes';
import { examPapers } from './papers/outline';
import { comparePrints, paperPages } from './papers/pages.routes';
import * as papers from './papers/papers.routes';
import { sittingServer } from './sitting/sitting-server';
import * as sealing from './sealing/sealing.routes';
import { paperStanding } from './states/standing.routes';
import * as states from './states/states.routes';
import { PaperBroadcast } from './together/paper-broadcast';
import { showPaperPlace } from './together/places.routes';
import * as team from './together/team.routes';
import { examCart } from './style/cart.routes';
import * as style from './style/style.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    acts: ActCounter,
    audit: Audit,
    bank: QuestionBank,
    clock: Clock,
    database: Database,
    deploymentKey: DeploymentKey,
    evidence: Evidence,
    files: Files,
    live: Live,
    notifications: Notifications,
    jobs: Jobs,
    papers: QuestionPapers,
    textbooks: Textbooks,
    texts: Texts,
    vault: Vault,
    wrong: WrongQuestions,
  },
  demo,
  setup: (needed, options) => {
    const solver = new Solver();
    const sittings = sittingServer(needed);
    const deps = { ...needed, paperBroadcast: new PaperBroadcast(needed.live, needed.database) };
    return {
      handlers: {
        ...sittings.handlers,
        ...analysisHandlers(deps, options),
        composeAuto: auto.composeAuto({ ...deps, solver }),
        lastAutoRules: auto.lastAutoRules,
        keepAutoRules: auto.keepAutoRules,
        listPapers: list.listPapers,
        getPaper: papers.getPaper(deps),
        paperQuestions: papers.paperQuestions(deps),
        createPaper: papers.createPaper(deps),
        savePaper: papers.savePaper(deps),
        paperPages: paperPages(deps),
        comparePrints: comparePrints(deps),
        removePapers: list.removePapers(deps.audit),
        restorePapers: list.restorePapers,
        copyPaper: papers.copyPaper(deps),
        downloadPaper: downloadPaper(deps),
        paperLog,
        paperTeam: team.paperTeam,
        paperColleagues: team.paperColleagues,
        inviteColleagues: team.inviteColleagues(deps),
        leavePaper: team.leavePaper(deps),
        showPaperPlace: showPaperPlace(deps.paperBroadcast),
        paperStanding,
        submitPaper: states.submitPaper(deps),
        returnPaper: states.returnPaper(deps),
        publishPaper: states.publishPaper(deps),
        withdrawPaper: states.withdrawPaper(deps),
        sealPaper: sealing.sealPaper(deps),
        releasePaper: sealing.releasePaper({ ...deps, boardBroadcast: sittings.boardBroadcast }),
        releasers: sealing.releasers,
        examCart: examCart(deps),
        examStyle: style.examStyle,
        saveExamStyle: style.saveExamStyle,
        listTemplates: style.listTemplates,
        saveTemplate: style.saveTemplate,
        removeTemplate: style.removeTemplate,
      },
      provides: [
        ...sittings.provides,
        provide(api.ExamPapers, examPapers(deps)),
        contribute(NotificationMatter, team.invitedMatter),
        contribute(EvidenceSource, evidenceSource),
        contribute(MeasureSource, measures),
      ],
      jobs: [downloadJob(deps), ...sittings.jobs],
      close: async () => {
        solver.close();
        await sittings.close();
      },
    };
  },
});
