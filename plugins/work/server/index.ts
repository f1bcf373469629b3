import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Live } from 'edutech/core/server/live/live';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { HomeSource } from 'edutech/plugins/home/api';
import { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import { WrongQuestions, WrongSource } from 'edutech/plugins/wrong/api';
import * as api from '../api';
import plugin from '../plugin';
import { closeHomework } from './answering/close.job';
import * as mine from './answering/mine.routes';
import { saveAnswers } from './answering/save-answers';
import { demo } from './demo';
import { homeSource } from './contributions/home-source';
import { wrongSource } from './contributions/wrong-source';
import { downloadHomework } from './homework/download.routes';
import * as homework from './homework/homework.routes';
import * as keeping from './homework/keeping.routes';
import * as looking from './homework/looking.routes';
import * as comments from './marking/comments.routes';
import * as correcting from './marking/correcting.routes';
import { MarkNews } from './marking/mark-news';
import * as remarking from './marking/remarking.routes';
import { setRubric } from './rubric/rubric.routes';
import * as returning from './marking/returning.routes';
import { saveMarks } from './marking/save-marks';
import * as scores from './marking/scores.routes';
import * as summary from './marking/summary.routes';
import { MonitorNews } from './monitoring/monitor-news';
import * as watching from './monitoring/monitor.routes';
import * as board from './monitoring/watching.routes';
import { Notices } from './notices/notices';
import { peerBoard } from './peer/board.routes';
import * as deciding from './peer/deciding.routes';
import * as reviewing from './peer/reviewing.routes';
import * as swapping from './peer/swapping.routes';
import { classLoad } from './publishing/load.routes';
import { listPublished } from './publishing/published.routes';
import * as publishing from './publishing/publishing.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    bank: QuestionBank,
    clock: Clock,
    conversions: Conversions,
    database: Database,
    files: Files,
    live: Live,
    notifications: Notifications,
    organisation: Organisation,
    papers: QuestionPapers,
    textbooks: Textbooks,
    texts: Texts,
    wrong: WrongQuestions,
  },
  demo,
  setup: (
    {
      audit,
      bank,
      clock,
      conversions,
      database,
      files,
      live,
      notifications,
      organisation,
      papers,
      textbooks,
      texts,
      wrong,
    },
    { dailyLoad },
  ) => {
    const news = new MonitorNews(live, database);
    const parts = { bank, conversions, files, textbooks };
    const markNews = new MarkNews(live, database);
    const notices = new Notices(notifications);
    const acting = { audit, bank, conversions, files, news, notices, markNews, texts, wrong };
    return {
      handlers: {
        createHomework: homework.createHomework(parts),
        saveHomework: homework.saveHomework(parts),
        getHomework: homework.getHomework(parts),
        getHomeworkKeys: homework.getHomeworkKeys(parts),
        setAnswers: homework.setAnswers,
        lookAtFile: looking.lookAtFile(parts),
        downloadHomework: downloadHomework({ bank, files, papers, texts }),
        listDrafts: keeping.listDrafts,
        copyHomework: keeping.copyHomework(texts),
        shareHomework: keeping.shareHomework,
        removeHomework: keeping.removeHomework(audit),
        restoreHomework: keeping.restoreHomework,
        publishHomework: publishing.publishHomework({ bank, audit, loadRule: dailyLoad, notices }),
        listPublished,
        withdrawAssignments: publishing.withdrawAssignments(acting),
        restoreAssignments: publishing.restoreAssignments(acting),
        classLoad: classLoad(organisation, dailyLoad),
        monitor: watching.monitor,
        remindPupils: watching.remindPupils(notices),
        extendDeadlines: watching.extendDeadlines(acting),
        reopenAttempts: watching.reopenAttempts(acting, audit),
        releaseAnswers: watching.releaseAnswers(acting),
        publishedHomework: board.publishedHomework,
        watchPupil: board.watchPupil(acting),
        handInOnPaper: board.handInOnPaper(acting),
        exportMonitor: board.exportMonitor(acting),
        listMine: mine.listMine,
        openMine: mine.openMine(acting),
        saveAnswers: saveAnswers(acting),
        handInMine: mine.handInMine(acting),
        myResult: mine.myResult(acting),
        correctSheet: correcting.correctSheet(acting),
        answersOfItem: correcting.answersOfItem(acting),
        answersOfPupil: correcting.answersOfPupil(acting),
        holdAnswers: correcting.holdAnswers(markNews),
        markHistory: correcting.markHistory,
        saveMarks: saveMarks(acting),
        returnAttempts: returning.returnAttempts(acting),
        saveRemark: returning.saveRemark,
        listComments: comments.listComments,
        addComment: comments.addComment,
        removeComment: comments.removeComment,
        appealMine: returning.appealMine(notices),
        listAppeals: returning.listAppeals,
        answerAppeal: returning.answerAppeal(acting),
        setRubric: setRubric(acting),
        previewRemark: remarking.previewRemark(acting),
        applyRemark: remarking.applyRemark(acting),
        listRemarks: remarking.listRemarks,
        peerBoard: peerBoard(bank),
        startPeer: swapping.startPeer(acting),
        undoPeer: swapping.undoPeer(acting),
        changePeer: swapping.changePeer(acting),
        addPeers: swapping.addPeers(acting),
        decidePeers: deciding.decidePeers(acting),
        acceptPeers: deciding.acceptPeers(acting),
        openPeer: reviewing.openPeer(acting),
        savePeer: reviewing.savePeer,
        handInPeer: reviewing.handInPeer(acting),
        peerOutcome: reviewing.peerOutcome(acting),
        homeworkSummary: summary.homeworkSummary(parts),
        exportScores: scores.exportScores(acting),
        previewScores: scores.previewScores(acting),
        applyScores: scores.applyScores(acting),
      },
      provides: [contribute(HomeSource, homeSource(texts)), contribute(WrongSource, wrongSource(bank))],
      jobs: [closeHomework({ bank, clock, database, news, notices, wrong })],
      close: async () => news.close(),
    };
  },
});
