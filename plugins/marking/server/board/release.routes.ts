import { conflict } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { ExamResults } from 'edutech/plugins/exam/api';
import type * as api from '../../api';
import type { ReleaseCheck } from '../../api/board';
import { keyOfPart } from '../../model/marks/keys';
import { verdictOf } from '../../model/marks/modes';
import { refuseReleased } from '../marks/save-marks';
import { lockLedProject, type ProjectRow, selectLedProject } from '../projects/projects.queries';
import { type QuestionRow, selectQuestions } from '../projects/questions.queries';
import {
  countMissing,
  countUnread,
  type FinalRow,
  selectCheck,
  selectFinal,
  selectOpenDoubts,
  updateReleased,
} from './release.queries';

export interface ReleaseParts {
  readonly audit: Audit;
  readonly results: ExamResults<Db, SignedIn>;
}

/** Whether the marks of an answer come to what stands there. */
function isRight({ isDecided, marks, points }: FinalRow, question: QuestionRow | undefined): boolean {
  if (isDecided || !question) return true;
  const verdict = verdictOf(question, marks);
  return verdict.state === 'done' && verdict.points === points;
}

async function loadCheck(db: Db, parts: ReleaseParts, actor: SignedIn, project: ProjectRow) {
  const exam = await parts.results.exam(db, actor, project.examId);
  const questions = new Map((await selectQuestions(db, project)).map((question) => [keyOfPart(question), question]));
  const final = await selectFinal(db, project);
  const check: ReleaseCheck = {
    ...(await selectCheck(db, project)),
    // on a screen nothing was written where there is no answer
    missing: exam.mode === 'printed' ? await countMissing(db, project) : 0,
    isPrinted: exam.mode === 'printed',
    doubts: await selectOpenDoubts(db, project),
    unread: await countUnread(db, project),
    differing: final.filter((row) => !isRight(row, questions.get(keyOfPart(row)))).length,
  };
  return { check, final };
}

export const releaseCheck =
  (parts: ReleaseParts): Handler<typeof api.releaseCheck> =>
  async ({ db, actor, input }) =>
    (await loadCheck(db, parts, actor, await selectLedProject(db, actor, input.projectId))).check;

export const releaseProject =
  (parts: ReleaseParts): Handler<typeof api.releaseProject> =>
  async ({ db, actor, input, now, client }) => {
    const project = await lockLedProject(db, actor, input.projectId);
    refuseReleased(project);
    const { check, final } = await loadCheck(db, parts, actor, project);
    const { waiting, arbitration, problems, expected, missing, unread, doubts, differing, zeros, zerosSeen } = check;
    const isOpen = waiting + arbitration + problems + expected + missing + unread + doubts.length + differing > 0;
    if (isOpen || (zeros > zerosSeen && !input.confirms.zeros) || !input.confirms.keys)
      throw conflict('marking.error.notDone');
    const exam = { schoolId: project.schoolId, examId: project.examId };
    await parts.results.recordPoints(db, exam, final);
    await parts.results.release(db, actor, { examId: project.examId, now, address: client.address });
    await updateReleased(db, project, now);
    await parts.audit.record(db, actor, {
      act: 'marking.release',
      objectKind: 'markingProject',
      objectId: project.projectId,
      schoolId: project.schoolId,
      facts: { title: project.title },
      address: client.address,
    });
    return { students: new Set(final.map(({ studentId }) => studentId)).size };
  };
