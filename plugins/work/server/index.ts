import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { Database } from 'edutech/core/server/data/database';
import { Events } from 'edutech/core/server/events/events';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Live } from 'edutech/core/server/live/live';
import { Logger } from 'edutech/core/server/logger';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { definePluginServer } from 'edutech/core/server/plugin';
import { LevelSettings } from 'edutech/core/server/settings/held-settings';
import { Texts } from 'edutech/core/server/texts';
import { GuardianNews } from 'edutech/plugins/guardian/api';
import { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import { Evidence } from 'edutech/plugins/situation/api';
import { ActCounter } from 'edutech/plugins/statistics/api';
import { WrongQuestions } from 'edutech/plugins/wrong/api';
import * as api from '../api';
import plugin from '../plugin';
import { closeHomework } from './answering/close.job';
import * as ownAttempts from './answering/own-attempts.routes';
import { practiseItem } from './answering/practise-item.routes';
import { saveAnswers } from './answering/save-answers';
import { demo } from './demo';
import { workContributions } from './contributions/contributions';
import { downloadJob } from './homework/download/download.job';
import { downloadHomework, homeworkPages } from './homework/download/download.routes';
import * as homework from './homework/homework.routes';
import * as drafts from './homework/drafts.routes';
import * as preview from './homework/preview.routes';
import { proposingHandlers } from './homework/proposing/proposing.handlers';
import * as comments from './marking/comments.routes';
import * as marking from './marking/marking.routes';
import * as remarking from './marking/remarking.routes';
import { setRubric } from './rubric/rubric.routes';
import * as returns from './marking/returns-and-appeals.routes';
import { saveMarks } from './marking/save-marks';
import * as scores from './marking/scores.routes';
import * as summary from './marking/summary.routes';
import * as monitor from './monitoring/monitor.routes';
import * as published from './monitoring/published-homework.routes';
import { peerBoard } from './peer/board.routes';
import * as decisions from './peer/decisions.routes';
import * as reviews from './peer/reviews.routes';
import * as swaps from './peer/swaps.routes';
import { publishingHandlers } from './publishing/publishing.handlers';
import { workServices } from './services';

export default definePluginServer(plugin, {
  api,
  deps: {
    acts: ActCounter,
    audit: Audit,
    bank: QuestionBank,
    clock: Clock,
    conversions: Conversions,
    database: Database,
    events: Events,
    evidence: Evidence,
    files: Files,
    guardians: GuardianNews,
    films: api.ExplainingFilms,
    jobs: Jobs,
    levels: LevelSettings,
    lessonTimes: api.LessonTimes,
    live: Live,
    logger: Logger,
    notifications: Notifications,
    organisation: Organisation,
    papers: QuestionPapers,
    textbooks: Textbooks,
    texts: Texts,
    wrong: WrongQuestions,
  },
  demo,
  setup: (deps, { dailyLoad }) => {
    const {
      acts,
      audit,
      bank,
      clock,
      conversions,
      database,
      evidence,
      files,
      films,
      guardians,
      jobs,
      lessonTimes,
      levels,
      organisation,
      papers,
      textbooks,
      texts,
      wrong,
    } = deps;
    const own = workServices(deps);
    const { classTotals, knownAttempts, markBroadcast, monitorBroadcast, notices } = own;
    const parts = { bank, conversions, files, textbooks };
    const acting = { acts, audit, bank, conversions, evidence, files, texts, wrong, ...own };
    return {
      handlers: {
        createHomework: homework.createHomework(parts),
        saveHomework: homework.saveHomework(parts),
        ...proposingHandlers({ bank, textbooks, lessonTimes }),
        getHomework: homework.getHomework(parts),
        getHomeworkKeys: homework.getHomeworkKeys(parts),
        setAnswers: homework.setAnswers(parts),
        lookAtFile: preview.lookAtFile(parts),
        downloadHomework: downloadHomework({ jobs }),
        homeworkPages: homeworkPages({ bank, papers }),
        listDrafts: drafts.listDrafts,
        copyHomework: drafts.copyHomework(texts),
        shareHomework: drafts.shareHomework,
        removeHomework: drafts.removeHomework(acting),
        restoreHomework: drafts.restoreHomework(acting),
        ...publishingHandlers({ ...acting, guardians, levels, loadRule: dailyLoad, organisation }),
        monitor: monitor.monitor(levels),
        remindStudents: monitor.remindStudents(notices, levels),
        extendDeadlines: monitor.extendDeadlines(acting),
        reopenAttempts: monitor.reopenAttempts(acting, audit),
        releaseAnswers: monitor.releaseAnswers(acting),
        publishedHomework: published.publishedHomework,
        watchStudent: published.watchStudent(acting),
        handInOnPaper: published.handInOnPaper(acting),
        exportMonitor: published.exportMonitor(acting),
        listMine: ownAttempts.listMine(levels),
        openMine: ownAttempts.openMine(acting),
        saveAnswers: saveAnswers(acting),
        handInMine: ownAttempts.handInMine(acting),
        myResult: ownAttempts.myResult(acting),
        practiseItem: practiseItem({ bank, files, films }),
        correctSheet: marking.correctSheet(acting),
        answersOfItem: marking.answersOfItem(acting),
        answersOfStudent: marking.answersOfStudent(acting),
        holdAnswers: marking.holdAnswers(markBroadcast),
        markHistory: marking.markHistory,
        saveMarks: saveMarks(acting),
        returnAttempts: returns.returnAttempts(acting),
        saveRemark: returns.saveRemark,
        listComments: comments.listComments,
        addComment: comments.addComment,
        removeComment: comments.removeComment,
        appealMine: returns.appealMine(notices),
        listAppeals: returns.listAppeals,
        answerAppeal: returns.answerAppeal(acting),
        setRubric: setRubric(acting),
        previewRemark: remarking.previewRemark(acting),
        applyRemark: remarking.applyRemark(acting),
        listRemarks: remarking.listRemarks,
        peerBoard: peerBoard(bank),
        startPeer: swaps.startPeer(acting),
        undoPeer: swaps.undoPeer(acting),
        changePeer: swaps.changePeer(acting),
        addPeers: swaps.addPeers(acting),
        decidePeers: decisions.decidePeers(acting),
        acceptPeers: decisions.acceptPeers(acting),
        openPeer: reviews.openPeer(acting),
        savePeer: reviews.savePeer,
        handInPeer: reviews.handInPeer(acting),
        peerOutcome: reviews.peerOutcome(acting),
        homeworkSummary: summary.homeworkSummary(parts),
        exportScores: scores.exportScores(acting),
        previewScores: scores.previewScores(acting),
        applyScores: scores.applyScores(acting),
      },
      provides: workContributions({ bank, levels, textbooks, texts }),
      jobs: [closeHomework({ ...acting, clock, database }), downloadJob({ bank, database, files, papers, texts })],
      close: async () => {
        monitorBroadcast.close();
        knownAttempts.close();
        await classTotals.close();
      },
    };
  },
});
