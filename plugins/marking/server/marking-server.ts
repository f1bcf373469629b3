import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handlers } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { contribute, type Provision } from 'edutech/core/server/plugin';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Assistant } from 'edutech/plugins/assistant/api';
import type { ExamResults } from 'edutech/plugins/exam/api';
import type * as appealsApi from '../api/appeals';
import type * as boardApi from '../api/board';
import type * as keysApi from '../api/keys';
import type * as marksApi from '../api/marks';
import type * as projectsApi from '../api/projects';
import type * as suggestionsApi from '../api/suggestions';
import * as appeals from './appeals/appeals.routes';
import * as board from './board/board.routes';
import * as decide from './board/decide.routes';
import * as release from './board/release.routes';
import * as keys from './keys/keys.routes';
import * as marks from './marks/marks.routes';
import { saveGivenMarks } from './marks/save-marks';
import * as projects from './projects/projects.routes';
import { MarkingDemo } from './demo/marking-demo';
import * as suggestions from './suggestions/suggestions.routes';

interface Needed {
  readonly assistant: Assistant;
  readonly audit: Audit;
  readonly database: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly notifications: Notifications;
  readonly results: ExamResults<Db, SignedIn>;
}

interface MarkingServer {
  readonly handlers: Handlers<
    typeof projectsApi & typeof marksApi & typeof boardApi & typeof suggestionsApi & typeof keysApi & typeof appealsApi
  >;
  readonly provides: readonly Provision[];
}

const matters: readonly NotificationMatter[] = [
  {
    id: 'marking.toDo',
    title: 'marking.matter.toDo',
    keys: ['marking.notice.marker', 'marking.notice.sentBack', 'marking.notice.appeal', 'marking.notice.second'],
    types: ['teacher'],
  },
  {
    id: 'marking.appeals',
    title: 'marking.matter.appeals',
    keys: ['marking.notice.kept', 'marking.notice.changed'],
    types: ['student'],
  },
];

/** Projects, marks, boards and appeals. */
export const markingServer = (parts: Needed): MarkingServer => ({
  handlers: {
    listProjects: projects.listProjects,
    examsToMark: projects.examsToMark(parts),
    examSetup: projects.examSetup(parts),
    createProject: projects.createProject(parts),
    saveQuestion: projects.saveQuestion(parts),
    moveMarker: projects.moveMarker,
    saveRules: projects.saveRules,
    collectAnswers: projects.collectAnswers(parts),
    markTasks: marks.markTasks,
    markedQuestion: marks.markedQuestion(parts),
    takeAnswers: marks.takeAnswers(parts),
    lastMarks: marks.lastMarks(parts),
    wholeSheet: marks.wholeSheet(parts),
    saveGivenMarks,
    markFigures: marks.markFigures,
    markingBoard: board.markingBoard(parts),
    listAnswers: board.listAnswers,
    ledAnswer: board.ledAnswer(parts),
    decideAnswer: decide.decideAnswer,
    sendBack: decide.sendBack(parts),
    seeAnswer: decide.seeAnswer,
    listSuggestions: suggestions.listSuggestions(parts),
    askSuggestions: suggestions.askSuggestions(parts),
    releaseCheck: release.releaseCheck(parts),
    releaseProject: release.releaseProject(parts),
    keyedQuestions: keys.keyedQuestions(parts),
    previewKey: keys.previewKey(parts),
    changeKey: keys.changeKey(parts),
    ownAppeals: appeals.ownAppeals(parts),
    ownMarkedAnswers: appeals.ownMarkedAnswers(parts),
    appealResult: appeals.appealResult(parts),
    listAppeals: appeals.listAppeals,
    appealedAnswer: appeals.appealedAnswer(parts),
    assignAppeal: appeals.assignAppeal(parts),
    secondAppeal: appeals.secondAppeal,
    decideAppeal: appeals.decideAppeal(parts),
  },
  provides: [
    ...matters.map((matter) => contribute(NotificationMatter, matter)),
    contribute(MarkingDemo, parts.results),
  ],
});
