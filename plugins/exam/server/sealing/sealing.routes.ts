import { AppError, conflict, wireCodes } from 'edutech/core/common/errors';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Handler } from 'edutech/core/server/call';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type { DeploymentKey } from 'edutech/core/server/security/deployment-key';
import type * as api from '../../api';
import { lockOwnPaper, lockPaperOf, replaceQuestions } from '../papers/papers.queries';
import { documentOf } from '../papers/papers.routes';
import { deleteTeam } from '../together/team.queries';
import { threadOf } from '../together/team.routes';
import { versionsOf } from '../papers/validate-paper';
import { nextState, noteAct, noteUses, refuseEmpty, type StateParts } from '../states/states.routes';
import type { BoardBroadcast } from '../sitting/board-broadcast';
import { openExams } from '../sitting/exams.queries';
import { openDocument, sealDocument } from './seal';
import {
  countColleagues,
  lockSealing,
  selectColleagues,
  selectSealed,
  updateConfirmed,
  updateOpened,
  updateSealed,
  upsertSealing,
} from './sealing.queries';

interface Parts extends StateParts {
  readonly deploymentKey: DeploymentKey;
}

interface SealParts extends Parts {
  readonly notifications: Notifications;
}

interface ReleaseParts extends Parts {
  readonly boardBroadcast: BoardBroadcast;
}

export const sealPaper =
  ({ audit, deploymentKey, notifications, paperBroadcast }: SealParts): Handler<typeof api.sealPaper> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const paper = await lockOwnPaper(db, actor, input.paperId);
    nextState(paper, 'seal');
    const document = documentOf(paper);
    refuseEmpty(document);
    const releasesAt = new Date(input.releasesAt);
    if (releasesAt <= now) throw wrongField('releasesAt', 'exam.error.releasesEarlier');
    const [first, second] = input.releasers;
    // who has written on it is no second person
    if (
      input.releasers.some((one) => paper.memberIds.includes(one)) ||
      (await countColleagues(db, actor, input.releasers)) !== 2
    )
      throw wrongField('releasers', 'exam.error.wrongReleasers');
    await updateSealed(db, paper, sealDocument(deploymentKey, paper.id, document));
    await upsertSealing(db, paper, { releasesAt, releasers: [first!, second!], now });
    await deleteTeam(db, paper);
    await notifications.withdraw(
      db,
      paper.memberIds.map((one) => threadOf(paper, one)),
    );
    paperBroadcast.later(db, paper, { kind: 'beside' });
    await noteAct(audit, call, paper, 'seal', { releasesAt: releasesAt.toISOString() });
    return { state: 'secret' as const };
  };

export const releasePaper =
  ({ audit, bank, boardBroadcast, deploymentKey }: ReleaseParts): Handler<typeof api.releasePaper> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const sealing = await lockSealing(db, actor, input.paperId);
    if (now < sealing.releasesAt) throw conflict('exam.error.tooEarly');
    const paper = await lockPaperOf(db, sealing);
    const firstAt = sealing.firstAt ?? (sealing.firstId === actor.personId ? now : null);
    const secondAt = sealing.secondAt ?? (sealing.secondId === actor.personId ? now : null);
    const isOpen = firstAt !== null && secondAt !== null;
    await updateConfirmed(db, sealing, { firstAt, secondAt, releasedAt: isOpen ? now : null });
    await noteAct(audit, call, paper, 'confirm');
    if (!isOpen) return { state: 'secret' as const };
    const { sealed } = await selectSealed(db, paper);
    const document = openDocument(deploymentKey, paper.id, sealed);
    if (!document) throw new AppError('exam.error.sealedElsewhere', wireCodes.unavailable);
    await updateOpened(db, paper, document);
    await replaceQuestions(db, paper, versionsOf(document));
    const waiting = await openExams(db, paper.schoolId, paper.id, document);
    db.afterCommit(() => {
      boardBroadcast.tell(waiting.map(({ id }) => id));
      for (const examId of new Set(waiting.map((one) => one.examId))) boardBroadcast.send(examId);
    });
    await noteUses(bank, call, paper, document);
    await noteAct(audit, call, paper, 'release');
    return { state: 'published' as const };
  };

export const releasers: Handler<typeof api.releasers> = ({ db, actor, input }) =>
  selectColleagues(db, actor, input.q?.trim() ?? '');
