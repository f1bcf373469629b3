import Type from 'typebox';
import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Events } from 'edutech/core/server/events/events';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Live } from 'edutech/core/server/live/live';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { AskSource } from 'edutech/plugins/coach/api';
import { HomeSource } from 'edutech/plugins/home/api';
import { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { Evidence, EvidenceSource } from 'edutech/plugins/situation/api';
import { ActCounter, FigureSource } from 'edutech/plugins/statistics/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import { WrongQuestions, WrongSource } from 'edutech/plugins/wrong/api';
import * as api from '../api';
import { trashDays } from '../model/limits';
import plugin from '../plugin';
import { KnownAttempts } from './answering/known-attempts';
import { listMyGuides, openMyGuide } from './answering/own-attempts.routes';
import { saveGuideAnswers } from './answering/save-answers';
import * as books from './books/books.routes';
import { emptyTrash } from './books/empty-trash';
import { askSource } from './contributions/ask-source';
import { figureSource } from './contributions/figure-source.queries';
import { homeSource } from './contributions/home-source';
import { evidenceSource, wrongSource } from './contributions/result-sources';
import { demo } from './demo';
import { GuideParts } from './demo/guide-parts';
import { downloadJob } from './download/download.job';
import { downloadGuide, guidePages } from './download/download.routes';
import { formGroups } from './lessons/groups.routes';
import { LessonBroadcast } from './lessons/lesson-broadcast';
import * as lesson from './lessons/lesson.routes';
import { matter } from './lessons/notices';
import * as publishing from './lessons/publish.routes';

const day = 86_400_000;

export default definePluginServer(plugin, {
  api,
  deps: {
    acts: ActCounter,
    audit: Audit,
    bank: QuestionBank,
    clock: Clock,
    database: Database,
    events: Events,
    evidence: Evidence,
    files: Files,
    jobs: Jobs,
    live: Live,
    notifications: Notifications,
    papers: QuestionPapers,
    textbooks: Textbooks,
    texts: Texts,
    wrong: WrongQuestions,
  },
  demo,
  setup: (needed) => {
    const { bank, clock, database, files, texts } = needed;
    const knownAttempts = new KnownAttempts(needed.events);
    const lessonBroadcast = new LessonBroadcast(needed.live, database);
    const parts = { ...needed, knownAttempts, lessonBroadcast };
    return {
      handlers: {
        listGuides: books.listGuides(parts),
        readGuide: books.readGuide(parts),
        addGuide: books.addGuide(parts),
        saveGuide: books.saveGuide(parts),
        moveGuides: books.moveGuides(parts),
        shareGuides: books.shareGuides,
        removeGuides: books.removeGuides,
        restoreGuides: books.restoreGuides,
        listVersions: books.listVersions,
        keepVersion: books.keepVersion,
        restoreVersion: books.restoreVersion(parts),
        guidePages: guidePages(parts),
        downloadGuide: downloadGuide(parts),
        guideClasses: publishing.guideClasses,
        publishGuide: publishing.publishGuide(parts),
        listGiven: publishing.listGiven,
        withdrawGiven: publishing.withdrawGiven(parts),
        moveLesson: publishing.moveLesson(parts),
        openLesson: lesson.openLesson(parts),
        steerLesson: lesson.steerLesson(parts),
        openBlock: lesson.openBlock(parts),
        formGroups: formGroups(parts),
        blockAnswers: lesson.blockAnswers(parts),
        guideBoard: lesson.guideBoard,
        remindStudents: lesson.remindStudents(parts),
        listMyGuides,
        openMyGuide: openMyGuide(parts),
        saveGuideAnswers: saveGuideAnswers(parts),
      },
      provides: [
        contribute(HomeSource, homeSource(texts)),
        contribute(AskSource, askSource),
        contribute(NotificationMatter, matter),
        contribute(WrongSource, wrongSource(bank)),
        contribute(EvidenceSource, evidenceSource),
        contribute(FigureSource, figureSource),
        contribute(GuideParts, { bank }),
      ],
      jobs: [
        downloadJob(parts),
        {
          name: 'guide.emptyTrash',
          payload: Type.Object({}),
          schedule: '51 3 * * *',
          run: async (_payload, { actor }) => {
            const before = new Date(clock.now().getTime() - trashDays * day);
            await database.write(actor, (db) => emptyTrash(db, files, before));
          },
        },
      ],
      close: async () => {
        knownAttempts.close();
        lessonBroadcast.close();
      },
    };
  },
});
