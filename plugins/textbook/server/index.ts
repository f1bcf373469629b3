import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Files } from 'edutech/core/server/files/files';
import { Organisation } from 'edutech/core/server/organisation/organisation';
import { TextbookPlaces } from 'edutech/core/server/organisation/textbook-places';
import { contribute, definePluginServer, provide } from 'edutech/core/server/plugin';
import { Texts } from 'edutech/core/server/texts';
import * as api from '../api';
import plugin from '../plugin';
import { selectPlaceOfBook } from './books/books.queries';
import * as books from './books/reading.routes';
import { fillCatalogue } from './catalogue/catalogue.jobs';
import { demo } from './demo';
import * as importing from './importing/importing.routes';
import * as covers from './managing/covers.routes';
import * as dependents from './managing/dependents.routes';
import * as editions from './catalogue/editions.routes';
import * as managing from './managing/managing.routes';
import { sweepRemoved } from './managing/sweep-removed';
import * as listing from './listing/listing.routes';
import * as mapping from './mapping/mapping.routes';
import { tableTextbooks } from './places/table-textbooks';
import * as arranging from './trees/arranging.routes';
import * as chapters from './trees/chapters.routes';
import * as knowledge from './trees/knowledge.routes';
import * as points from './trees/points.routes';

export default definePluginServer(plugin, {
  api,
  deps: {
    audit: Audit,
    clock: Clock,
    database: Database,
    files: Files,
    organisation: Organisation,
    texts: Texts,
    uses: api.TextbookUses,
  },
  demo,
  setup: ({ audit, clock, database, files, organisation, texts, uses }, options) => {
    const parts = { files, organisation, texts, options };
    const sheets = { audit, files, texts };
    return {
      handlers: {
        getUserBooks: books.getUserBooks(parts),
        selectBook: books.showBook(parts),
        selectCachedBook: books.showCachedBook,
        getGradeSubjects: books.listGradeSubjects(parts),
        checkBooks: books.checkBooks(parts),
        putSubjectBooks: books.putSubjectBooks(parts),
        selectData: books.showData,
        getChildNodes: chapters.getChildNodes,
        getCommonChildNodes: chapters.getCommonChildNodes,
        getNode: chapters.getNode,
        getChapterTree: chapters.getChapterTree,
        getUserKnowledge: knowledge.getUserKnowledge(organisation),
        getKnowledgePoint: knowledge.getKnowledgePoint,
        getKnowledgePoints: knowledge.getKnowledgePoints,
        getManagedBooks: listing.listKeptBooks({ files, organisation }),
        listCatalogue: listing.listCatalogue(files),
        listEditions: editions.listEditions,
        saveEdition: editions.saveEdition(audit),
        saveBook: managing.saveBook(audit),
        deleteBooks: managing.deleteBooks(audit),
        adoptBooks: managing.adoptBooks(audit),
        uploadCover: covers.uploadCover(files),
        removeCover: covers.removeCover(files),
        bookDependents: dependents.bookDependents({ uses, texts }),
        chapterDependents: dependents.chapterDependents({ uses, texts }),
        addChapter: arranging.addChapter(audit),
        renameNode: arranging.renameNode(audit),
        legacyRenameNode: arranging.renameNode(audit),
        deleteNode: arranging.deleteNode(audit),
        moveNode: arranging.moveNode(audit),
        chapterTemplate: importing.chapterTemplate(sheets),
        importChapters: importing.importChapters(sheets),
        chapterImport: importing.showImport(sheets),
        applyChapters: importing.applyChapters(sheets),
        undoChapters: importing.undoChapters(sheets),
        makeKnowledgeTree: points.makeKnowledgeTree(audit),
        addPoint: points.addPoint(audit),
        renamePoint: points.renamePoint(audit),
        movePoint: points.movePoint(audit),
        deletePoint: points.deletePoint(audit),
        pointDependents: points.pointDependents(texts),
        listPointPairs: mapping.listPointPairs,
        listTwinPairs: mapping.listTwinPairs,
        savePointPairs: mapping.savePointPairs(audit),
        saveTwinPairs: mapping.saveTwinPairs(audit),
      },
      provides: [provide(api.Textbooks, tableTextbooks), contribute(TextbookPlaces, { placeOf: selectPlaceOfBook })],
      jobs: [fillCatalogue({ clock, database }, options.fixedBooks), sweepRemoved({ clock, database })],
    };
  },
});
