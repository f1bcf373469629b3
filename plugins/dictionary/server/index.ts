import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Programs } from 'edutech/core/server/programs/programs';
import { Texts } from 'edutech/core/server/texts';
import { Live } from 'edutech/core/server/live/live';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { HomeSource } from 'edutech/plugins/home/api';
import { Evidence, EvidenceSource } from 'edutech/plugins/situation/api';
import { ActCounter, FigureSource, MeasureSource } from 'edutech/plugins/statistics/api';
import { Textbooks, TextbookUses } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import plugin from '../plugin';
import * as assignments from './assigning/assignments.routes';
import { countWrong, weakWords } from './assigning/weak-words.routes';
import { evidenceSource } from './contributions/evidence';
import { figureSource } from './contributions/figure-source.queries';
import { homeSource } from './contributions/home-source';
import { measureSource } from './contributions/measures';
import { textbookUses } from './contributions/textbook-uses';
import { demo } from './demo';
import { emptyTrash } from './library/empty-trash.job';
import * as library from './library/library.routes';
import * as sheets from './library/sheet.routes';
import * as monitoring from './monitoring/monitor.routes';
import { PracticeBroadcast } from './monitoring/practice-broadcast';
import { matter } from './notices/notices';
import { remindDue } from './notices/remind-due.job';
import * as myWords from './practising/my-words.routes';
import * as practice from './practising/practice.routes';
import { strokesOf } from './practising/strokes.routes';
import { wordPages } from './printing/pages.routes';
import { WordDrawer } from './printing/word-drawer';
import { makeAudio } from './speech/audio.routes';
import { findSpeech } from './speech/speech';

export default definePluginServer(plugin, {
  api,
  deps: {
    acts: ActCounter,
    clock: Clock,
    database: Database,
    evidence: Evidence,
    files: Files,
    live: Live,
    notifications: Notifications,
    programs: Programs,
    textbooks: Textbooks,
    texts: Texts,
  },
  demo,
  setup: async (needed, { speechProgram, speechUrl }) => {
    const { clock, database, files, live, programs, textbooks, texts } = needed;
    const practiceBroadcast = new PracticeBroadcast(live, database);
    const drawer = new WordDrawer();
    const parts = { ...needed, practiceBroadcast };
    const speech = await findSpeech({ program: speechProgram, service: speechUrl }, programs);
    return {
      handlers: {
        listUnits: library.listUnits(speech, textbooks),
        saveUnit: library.saveUnit(textbooks),
        removeUnit: library.removeUnit,
        listWords: library.listWords(files),
        addWords: library.addWords,
        saveWord: library.saveWord(files),
        removeWords: library.removeWords,
        readWordSheet: sheets.readWordSheet(texts),
        wordSheet: sheets.wordSheet(files, texts),
        makeAudio: makeAudio(files, speech),
        listAssignments: assignments.listAssignments,
        getAssignment: assignments.getAssignment(files),
        saveAssignment: assignments.saveAssignment(parts),
        removeAssignment: assignments.removeAssignment(parts),
        weakWords: weakWords(files),
        countWrong,
        wordPages: wordPages(drawer),
        monitorAssignment: monitoring.monitorAssignment(files),
        checkPaper: monitoring.checkPaper(parts),
        listRecordings: monitoring.listRecordings(files),
        markRecording: monitoring.markRecording(parts),
        myDay: practice.myDay(files),
        saveReviews: practice.saveReviews(parts),
        saveWordPlan: practice.saveWordPlan,
        myWords: myWords.myWords(files),
        wordReturns: myWords.wordReturns,
        sendPaper: practice.sendPaper(parts),
        strokesOf,
      },
      provides: [
        contribute(HomeSource, homeSource(texts)),
        contribute(NotificationMatter, matter),
        contribute(FigureSource, figureSource),
        contribute(MeasureSource, measureSource),
        contribute(EvidenceSource, evidenceSource(textbooks)),
        contribute(TextbookUses, textbookUses(texts, textbooks)),
      ],
      jobs: [emptyTrash({ clock, database }), remindDue(parts)],
      close: async () => {
        practiceBroadcast.close();
        drawer.close();
      },
    };
  },
});
