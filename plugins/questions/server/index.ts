import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Programs } from 'edutech/core/server/programs/programs';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Live } from 'edutech/core/server/live/live';
import { contribute, definePluginServer, provide } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import { HomeSource } from 'edutech/plugins/home/api';
import { emptyTrash } from 'edutech/plugins/library/kit/server/empty-trash.job';
import { Textbooks, TextbookUses } from 'edutech/plugins/textbook/api';
import * as api from '../api';
import { Typesetter } from '../kit/server/formula/typesetting/typesetter';
import plugin from '../plugin';
import * as basket from './basket/basket.routes';
import { countUses } from './bank/count-uses.job';
import { measureQuestions } from './bank/measure.job';
import { PostgresQuestionBank } from './bank/postgres-question-bank';
import { homeSource } from './contributions/home-source';
import { standingOn } from './contributions/textbook-uses';
import { demo } from './demo';
import { exchangeReader } from './exchange/exchange-reader';
import * as explanations from './explanations/explanations.routes';
import { questionPapers } from './importing/papers';
import * as faults from './faults/faults.routes';
import { exportJob } from './exporting/export.job';
import { exportQuestions, paperPages } from './exporting/export.routes';
import { preparedFile } from './exporting/prepared.routes';
import { finishImport } from './importing/finish-import.routes';
import { importDuplicates } from './importing/duplicates.routes';
import * as repair from './importing/repair.routes';
import { readPaper } from './importing/read-paper.job';
import { ownerActHandlers } from './owner-acts/owner-acts.routes';
import { questionTrash } from './owner-acts/trash.queries';
import * as runs from './importing/runs.routes';
import * as duplicates from './duplicates/duplicates.routes';
import * as likeText from './duplicates/like-text.routes';
import { readAnswer } from './marking/read-answer.routes';
import * as detail from './browsing/detail.routes';
import { KnownBodies } from './browsing/known-bodies';
import * as listing from './browsing/listing.routes';
import * as reviewing from './reviewing/reviewing.routes';
import * as drafts from './saving/drafts.routes';
import { placeAgain } from './saving/place-again.job';
import * as saving from './saving/saving.routes';
import { wordReader } from './word/word-reader';
import { threadWriters } from './writing/thread-writers';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    clock: Clock,
    conversions: Conversions,
    database: Database,
    files: Files,
    jobs: Jobs,
    live: Live,
    programs: Programs,
    textbooks: Textbooks,
    texts: Texts,
  },
  demo,
  setup: ({ audit, clock, conversions, database, files, jobs, live, programs, textbooks, texts }) => {
    const parts = { files, textbooks, bodies: new KnownBodies() };
    const acting = { audit, files };
    const readers = [wordReader(programs), exchangeReader];
    const bank = new PostgresQuestionBank({ jobs, clock });
    const typesetter = new Typesetter();
    const { writers, close: closeWriters } = threadWriters(typesetter);
    const exchanging = { files, jobs, texts };
    live.topic(basket.basketTopic);
    return {
      handlers: {
        listQuestions: listing.listQuestions(parts),
        questionFacets: listing.questionFacets,
        chapterCounts: listing.chapterCounts,
        pointCounts: listing.pointCounts,
        questionsLikeText: likeText.questionsLikeText(parts),
        getQuestion: detail.getQuestion(parts),
        someQuestions: listing.someQuestions(parts),
        questionKeys: detail.questionKeys(files),
        listVersions: detail.listVersions,
        whereUsed: detail.whereUsed,
        readAnswer,
        saveQuestion: saving.saveQuestion(parts),
        editedQuestion: saving.editedQuestion(files),
        forkQuestion: saving.forkQuestion(parts),
        saveDraft: drafts.saveDraft,
        getDraft: drafts.getDraft(files),
        listDrafts: drafts.listDrafts,
        removeDraft: drafts.removeDraft,
        nearDuplicates: duplicates.nearDuplicates(parts),
        similarQuestions: duplicates.similarQuestions(parts),
        ...ownerActHandlers(acting),
        reportFault: faults.reportFault,
        listFaults: faults.listFaults,
        closeFault: faults.closeFault,
        getBasket: basket.getBasket(parts),
        addToBasket: basket.addToBasket(live),
        removeFromBasket: basket.removeFromBasket(live),
        moveInBasket: basket.moveInBasket(live),
        clearBasket: basket.clearBasket(live),
        reviewQueue: reviewing.reviewQueue,
        reviewTask: reviewing.reviewTask(parts),
        decideReview: reviewing.decideReview(acting),
        ownReviews: reviewing.ownReviews,
        listExplanations: explanations.listExplanations(files),
        addExplanation: explanations.addExplanation(files),
        removeExplanation: explanations.removeExplanation,
        startImport: runs.startImport(exchanging),
        listImports: runs.listImports(exchanging),
        removeImport: runs.removeImport,
        importTemplate: runs.importTemplate(exchanging),
        getImport: runs.getImport(exchanging),
        showPaper: runs.showPaper({ conversions, files }),
        importDuplicates: importDuplicates(files),
        saveImportItem: repair.saveImportItem(texts),
        splitImportItem: repair.splitImportItem(texts),
        mergeImportItems: repair.mergeImportItems(texts),
        setImportTypes: repair.setImportTypes(texts),
        answerImport: repair.answerImport(texts),
        leaveImportItems: repair.leaveImportItems(texts),
        undoImport: repair.undoImport(texts),
        finishImport: finishImport(parts),
        exportQuestions: exportQuestions({ jobs, textbooks }),
        paperPages: paperPages({ bank, files, writers }),
        preparedFile: preparedFile(files),
      },
      provides: [
        provide(api.QuestionPapers, questionPapers(database, files, writers)),
        provide(api.QuestionBank, bank),
        contribute(HomeSource, homeSource(texts)),
        contribute(TextbookUses, standingOn(texts)),
      ],
      jobs: [
        countUses({ database, clock }),
        exportJob({ database, files, bank, texts, writers }),
        emptyTrash({ clock, database, files }, questionTrash(files)),
        measureQuestions({ clock, database }),
        placeAgain(database, textbooks),
        readPaper({ clock, database, files, readers }),
      ],
      close: async () => {
        closeWriters();
        typesetter.close();
      },
    };
  },
});
