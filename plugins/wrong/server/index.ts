import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { HomeSource } from 'edutech/plugins/home/api';
import { QuestionBank } from 'edutech/plugins/questions/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import plugin from '../plugin';
import { collection } from './collecting/collection';
import { homeSource } from './contributions/home-source';
import { demo } from './demo';
import { emptyTrash } from './keeping/empty-trash.job';
import { addEntries } from './mine/adding.routes';
import * as mine from './mine/collection.routes';
import * as answering from './practice/answering.routes';
import * as plan from './practice/plan.routes';
import * as practising from './practice/practising.routes';
import * as teaching from './teaching/class.routes';
import { exportClass } from './teaching/export.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    bank: QuestionBank,
    clock: Clock,
    database: Database,
    files: Files,
    sources: api.WrongSource,
    textbooks: Textbooks,
    texts: Texts,
  },
  demo,
  setup: ({ audit, bank, clock, database, files, sources, textbooks, texts }) => {
    const parts = { bank, files, sources, textbooks };
    return {
      handlers: {
        listCollection: mine.listCollection(parts),
        collectionKeys: mine.collectionKeys(parts),
        setReason: mine.setReason,
        setNote: mine.setNote,
        setMastered: mine.setMastered,
        removeEntries: mine.removeEntries,
        restoreEntries: mine.restoreEntries,
        similarOf: mine.similarOf(parts),
        findQuestions: mine.findQuestions(parts),
        addEntries: addEntries(parts),
        getPlan: plan.getPlan,
        savePlan: plan.savePlan,
        startPractice: practising.startPractice(parts),
        getPractice: practising.getPractice(parts),
        revealItem: answering.revealItem(parts),
        answerItem: answering.answerItem(parts),
        endPractice: practising.endPractice,
        countClasses: teaching.countClasses,
        classQuestions: teaching.classQuestions(parts),
        classAnswers: teaching.classAnswers(parts),
        similarForClass: teaching.similarForClass(parts),
        pushSimilar: teaching.pushSimilar(parts),
        takeBackPush: teaching.takeBackPush,
        exportClass: exportClass(parts, audit, texts),
      },
      provides: [contribute(api.WrongQuestions, collection(bank)), contribute(HomeSource, homeSource(texts, sources))],
      jobs: [emptyTrash({ clock, database, files })],
    };
  },
});
