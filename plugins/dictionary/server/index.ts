import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Programs } from 'edutech/core/server/programs/programs';
import { Texts } from 'edutech/core/server/texts';
import { HomeSource } from 'edutech/plugins/home/api';
import * as api from '../api';
import plugin from '../plugin';
import * as assignments from './assigning/assignments.routes';
import { weakWords } from './assigning/weak-words.routes';
import { homeSource } from './contributions';
import { demo } from './demo';
import { emptyTrash } from './library/empty-trash.job';
import * as library from './library/library.routes';
import * as sheets from './library/sheet.routes';
import * as monitoring from './monitoring/monitor.routes';
import * as practice from './practising/practice.routes';
import { strokesOf } from './practising/strokes.routes';
import { wordPages } from './printing/pages.routes';
import { makeAudio } from './speech/audio.routes';
import { findSpeech } from './speech/speech';

export default definePluginServer(plugin, {
  api,
  deps: { clock: Clock, database: Database, files: Files, programs: Programs, texts: Texts },
  demo,
  setup: async ({ clock, database, files, programs, texts }, { speechProgram, speechUrl }) => {
    const speech = await findSpeech({ program: speechProgram, service: speechUrl }, programs);
    return {
      handlers: {
        listUnits: library.listUnits(speech),
        saveUnit: library.saveUnit,
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
        saveAssignment: assignments.saveAssignment,
        removeAssignment: assignments.removeAssignment,
        weakWords: weakWords(files),
        wordPages: wordPages(texts),
        monitorAssignment: monitoring.monitorAssignment(files),
        checkPaper: monitoring.checkPaper,
        listRecordings: monitoring.listRecordings(files),
        markRecording: monitoring.markRecording,
        myDay: practice.myDay(files),
        saveReviews: practice.saveReviews(files),
        saveWordPlan: practice.saveWordPlan,
        sendPaper: practice.sendPaper(files),
        strokesOf,
      },
      provides: [contribute(HomeSource, homeSource(texts))],
      jobs: [emptyTrash({ clock, database })],
    };
  },
});
