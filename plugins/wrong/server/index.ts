import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { contribute, definePluginServer } from 'edutech/core/server/plugin';
import { Settings } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';
import { AskSource } from 'edutech/plugins/coach/api';
import { HomeSource } from 'edutech/plugins/home/api';
import { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { Evidence, EvidenceSource } from 'edutech/plugins/situation/api';
import { Textbooks } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import plugin from '../plugin';
import { collection } from './collecting/collection';
import { askSource } from './contributions/ask-source';
import { homeSource } from './contributions/home-source';
import { demo } from './demo';
import { emptyTrash } from './trash/empty-trash.job';
import { addEntries } from './collection/add-entries.routes';
import { bookletPages } from './collection/booklet.routes';
import * as entries from './collection/collection.routes';
import * as answers from './practice/answers.routes';
import * as plan from './practice/plan.routes';
import { practiceEvidence } from './practice/practice-evidence';
import * as practice from './practice/practice.routes';
import * as teaching from './teaching/class.routes';
import { exportClass } from './teaching/export.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    bank: QuestionBank,
    clock: Clock,
    database: Database,
    evidence: Evidence,
    files: Files,
    papers: QuestionPapers,
    settings: Settings,
    sources: api.WrongSource,
    textbooks: Textbooks,
    texts: Texts,
  },
  demo,
  setup: ({ audit, bank, clock, database, evidence, files, papers, settings, sources, textbooks, texts }) => {
    const parts = { bank, files, sources, textbooks };
    return {
      handlers: {
        listCollection: entries.listCollection(parts),
        collectionKeys: entries.collectionKeys(parts),
        bookletPages: bookletPages({ ...parts, papers, settings, texts }),
        setReason: entries.setReason,
        setNote: entries.setNote,
        setMastered: entries.setMastered,
        removeEntries: entries.removeEntries,
        restoreEntries: entries.restoreEntries,
        similarOf: entries.similarOf(parts),
        findQuestions: entries.findQuestions(parts),
        addEntries: addEntries(parts),
        getPlan: plan.getPlan,
        savePlan: plan.savePlan,
        startPractice: practice.startPractice(parts),
        getPractice: practice.getPractice(parts),
        revealItem: answers.revealItem(parts),
        answerItem: answers.answerItem({ ...parts, evidence }),
        endPractice: practice.endPractice,
        countClasses: teaching.countClasses,
        classQuestions: teaching.classQuestions(parts),
        classAnswers: teaching.classAnswers(parts),
        similarForClass: teaching.similarForClass(parts),
        pushSimilar: teaching.pushSimilar(parts),
        takeBackPush: teaching.takeBackPush,
        exportClass: exportClass(parts, audit, texts),
      },
      provides: [
        contribute(api.WrongQuestions, collection(bank)),
        contribute(EvidenceSource, practiceEvidence),
        contribute(AskSource, askSource(sources)),
        contribute(HomeSource, homeSource({ texts, bank, sources })),
      ],
      jobs: [emptyTrash({ clock, database, files })],
    };
  },
});
