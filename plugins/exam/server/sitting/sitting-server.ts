import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handlers } from 'edutech/core/server/call';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Live } from 'edutech/core/server/live/live';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { contribute, provide, type Provision } from 'edutech/core/server/plugin';
import type { DeploymentKey } from 'edutech/core/server/security/deployment-key';
import type { Vault } from 'edutech/core/server/security/vault';
import type { Texts } from 'edutech/core/server/texts';
import { HomeSource } from 'edutech/plugins/home/api';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Evidence } from 'edutech/plugins/situation/api';
import { type ActCounter, FigureSource } from 'edutech/plugins/statistics/api';
import { type WrongQuestions, WrongSource } from 'edutech/plugins/wrong/api';
import { ExamResults } from '../../api';
import type * as boardApi from '../../api/sittings-board';
import type * as publishingApi from '../../api/sittings-publishing';
import type * as sittingApi from '../../api/sittings';
import { examResults } from '../results/exam-results';
import { wrongSource } from '../results/wrong-source';
import { ExamParts } from '../demo/sittings/exam-parts';
import { beatSitting } from './answering/beat';
import { closeEndedSittings } from './answering/close.job';
import { handInSitting } from './answering/hand-in';
import { KnownSittings } from './answering/known-sittings';
import * as own from './answering/own-sittings.routes';
import { releaseKey } from './answering/release-key';
import { saveSittingAnswers } from './answering/save-sitting-answers';
import { BoardBroadcast } from './board-broadcast';
import { figureSource } from './contributions/figure-source.queries';
import { homeSource } from './contributions/home-source';
import { FrozenExams } from './frozen-exams';
import * as acts from './invigilating/acts.routes';
import { examBoard } from './invigilating/board.routes';
import * as held from './publishing/held.routes';
import * as publishing from './publishing/publishing.routes';
import { takeInFile } from './taking-in/answer-file.routes';
import { CodeReader } from './taking-in/code-reader';
import { readAnswerCodes } from './taking-in/codes.routes';

interface Needed {
  readonly acts: readonly ActCounter<Db>[];
  readonly audit: Audit;
  readonly bank: QuestionBank<Db>;
  readonly clock: Clock;
  readonly database: Database;
  readonly deploymentKey: DeploymentKey;
  readonly evidence: readonly Evidence<Db>[];
  readonly files: Files;
  readonly live: Live;
  readonly notifications: Notifications;
  readonly texts: Texts;
  readonly vault: Vault;
  readonly wrong: readonly WrongQuestions<Db>[];
}

interface SittingServer {
  readonly handlers: Handlers<typeof sittingApi & typeof publishingApi & typeof boardApi>;
  readonly provides: readonly Provision[];
  readonly jobs: readonly JobDeclaration[];
  /** Students of a sealed paper who wait for its two people hear that they may begin. */
  readonly boardBroadcast: BoardBroadcast;
  close(): Promise<void>;
}

const matter: NotificationMatter = {
  id: 'exam.exams',
  title: 'exam.matter.exams',
  keys: ['exam.notice.given'],
  types: ['student'],
};

/** Exams on line and on paper: published by teachers, sat by students, watched by invigilators. */
export function sittingServer(deps: Needed): SittingServer {
  const parts = {
    ...deps,
    boardBroadcast: new BoardBroadcast(deps.live, deps.database),
    codeReader: new CodeReader(),
    frozenExams: new FrozenExams(deps.vault),
    knownSittings: new KnownSittings(),
  };
  return {
    handlers: {
      examPlan: publishing.examPlan(parts),
      publishExam: publishing.publishExam(parts),
      withdrawExam: publishing.withdrawExam(parts),
      restoreExam: publishing.restoreExam(parts),
      listHeldExams: held.listHeldExams,
      examSeats: held.examSeats,
      exportSeats: held.exportSeats(parts),
      listMyExams: own.listMyExams,
      openSitting: own.openSitting(parts),
      sittingPackage: own.sittingPackage(parts),
      releaseKey: releaseKey(parts),
      saveSittingAnswers: saveSittingAnswers(parts),
      beatSitting: beatSitting(parts),
      raiseHand: own.raiseHand(parts),
      handInSitting: handInSitting(parts),
      examBoard,
      startRoom: acts.startRoom(parts),
      extendSittings: acts.extendSittings(parts),
      pauseSittings: acts.pauseSittings(parts),
      endSittings: acts.endSittings(parts),
      tellSittings: acts.tellSittings(parts),
      answerDevice: acts.answerDevice(parts),
      seeToHand: acts.seeToHand(parts),
      noteIncident: acts.noteIncident(parts),
      takeInFile: takeInFile(parts),
      readAnswerCodes: readAnswerCodes(parts),
    },
    provides: [
      provide(ExamResults, examResults(parts)),
      contribute(WrongSource, wrongSource(parts.frozenExams)),
      contribute(ExamParts, parts),
      contribute(FigureSource, figureSource),
      contribute(HomeSource, homeSource(deps.texts)),
      contribute(NotificationMatter, matter),
    ],
    jobs: [closeEndedSittings(parts)],
    boardBroadcast: parts.boardBroadcast,
    close: async () => {
      parts.codeReader.close();
      parts.boardBroadcast.close();
    },
  };
}
