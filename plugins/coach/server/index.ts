import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Logger } from 'edutech/core/server/logger';
import { Live } from 'edutech/core/server/live/live';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { Assistant } from 'edutech/plugins/assistant/api';
import { HomeSource } from 'edutech/plugins/home/api';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { ActCounter, FigureSource } from 'edutech/plugins/statistics/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import { WrongSource } from 'edutech/plugins/wrong/api';
import * as api from '../api';
import plugin from '../plugin';
import { draftAnswer } from './answering/draft.routes';
import * as hints from './answering/hints.routes';
import * as answers from './answering/publish.routes';
import * as asking from './asking/ask.routes';
import { openRung } from './asking/ladder';
import * as own from './asking/own.routes';
import { draftCaptions } from './captions/captions.routes';
import { connectTranscription } from './captions/transcription';
import { figureSource } from './contributions/figure-source.queries';
import { homeSource } from './contributions/home-source';
import { matters } from './contributions/matters';
import { demo } from './demo';
import { DeskBroadcast } from './desk/desk-broadcast';
import * as desk from './desk/desk.routes';
import * as duty from './desk/duty.routes';
import { coachMonitor } from './figures/monitor.routes';
import * as statistics from './figures/statistics.routes';
import { setExportJob } from './set/set-export.job';
import * as set from './set/set.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    acts: ActCounter,
    assistant: Assistant,
    audit: Audit,
    bank: QuestionBank,
    clock: Clock,
    conversions: Conversions,
    database: Database,
    files: Files,
    jobs: Jobs,
    live: Live,
    logger: Logger,
    notifications: Notifications,
    organisation: Organisation,
    papers: QuestionPapers,
    sources: api.AskSource,
    textbooks: Textbooks,
    texts: Texts,
    withholders: WrongSource,
  },
  demo,
  setup: async ({ assistant, audit, jobs, logger, papers, ...parts }, options) => {
    const broadcast = new DeskBroadcast(parts);
    const { transcriptionUrl: url, transcriptionModel: model, transcriptionKeyFile: keyFile } = options;
    const transcription = await connectTranscription(
      { url, model, keyFile, daily: options.transcriptionDaily },
      logger,
    );
    return {
      handlers: {
        listMyRequests: own.listMyRequests(parts),
        myItem: own.myItem(parts),
        askableItems: own.askableItems(parts),
        findExercise: own.findExercise(parts),
        askSubjects: own.askSubjects(parts),
        ask: asking.ask(parts, broadcast),
        settleRequest: asking.settleRequest(parts, broadcast),
        readAnswer: asking.readAnswer(parts, broadcast),
        openRung: openRung(parts, broadcast),
        deskQueue: desk.deskQueue(parts),
        deskItem: desk.deskItem(parts, assistant, transcription),
        shareRequests: desk.shareRequests(broadcast),
        removeRequests: desk.removeRequests(broadcast),
        moveRequests: desk.moveRequests(broadcast),
        linkKnowledge: desk.linkKnowledge(parts),
        getDuties: duty.getDuties,
        saveDuties: duty.saveDuties,
        publishAnswer: answers.publishAnswer(parts, broadcast),
        correctAnswer: answers.correctAnswer(broadcast),
        removeAnswer: answers.removeAnswer(broadcast),
        likeAnswer: answers.likeAnswer,
        downloadAnswer: answers.downloadAnswer(parts),
        saveHints: hints.saveHints,
        boardOf: hints.boardOf(parts, papers),
        draftAnswer: draftAnswer(parts, assistant, audit),
        draftCaptions: draftCaptions(parts, transcription, audit),
        coachMonitor: coachMonitor(parts),
        coachStatistics: statistics.coachStatistics(parts),
        exportStatistics: statistics.exportStatistics(parts, audit),
        listOwnSet: set.listOwnSet(parts),
        addToSet: set.addToSet(parts),
        removeFromSet: set.removeFromSet,
        exportSet: set.exportSet({ jobs }),
      },
      provides: [
        contribute(HomeSource, homeSource(parts.texts)),
        contribute(FigureSource, figureSource),
        ...matters.map((matter) => contribute(NotificationMatter, matter)),
      ],
      jobs: [setExportJob({ ...parts, papers })],
      close: async () => broadcast.close(),
    };
  },
});
