import { conflict, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type { ExamResults } from 'edutech/plugins/exam/api';
import { filesOfBody, filesOfKey } from 'edutech/plugins/questions/kit/common/walk-body';
import { routes as examRoutes } from 'edutech/plugins/exam/routes';
import type * as api from '../../api';
import { isOnStep } from '../../model/marks/rules';
import { routes } from '../../routes';
import { selectListedAnswer } from '../board/board.queries';
import { addressesOf, type MediaParts, withMedia } from '../marks/sheets-to-mark';
import {
  type AppealRow,
  insertAppeal,
  lockAppeal,
  selectAppeal,
  selectAppeals,
  selectColleagues,
  selectMarkedParts,
  selectOwnAppeals,
  selectOwnMarked,
  updateAppealed,
  updateOutcome,
  updateSecond,
  updateSecondPoints,
} from './appeals.queries';

export interface AppealParts extends MediaParts {
  readonly results: ExamResults<Db, SignedIn>;
  readonly notifications: Notifications;
}

interface About {
  readonly id: string;
  readonly schoolId: string;
  readonly title: string;
  readonly label: string;
}

const aboutOf = ({ appealId: id, schoolId, title, label }: AppealRow): About => ({ id, schoolId, title, label });

const notifyOf = (
  notifications: Notifications,
  db: Db,
  { id, schoolId, title, label }: About,
  {
    personId,
    path,
    key,
    now,
  }: { readonly personId: string; readonly path: string; readonly key: string; readonly now: Date },
) =>
  notifications.notify(
    db,
    {
      area: 'marking',
      thread: `appeal/${id}`,
      schoolId,
      people: [{ personId, path }],
      key,
      params: { title, label },
      at: now,
    },
    now,
  );

const system = asSystem('parts of an exam that its student may appeal');

export const ownAppeals =
  ({ database }: AppealParts): Handler<typeof api.ownAppeals> =>
  async ({ db, actor, input }) => {
    const parts = await database.read(system, (all) => selectMarkedParts(all, actor.personId, input.examId));
    return {
      parts: parts.map(({ itemId, part, label }) => ({ itemId, part, label })),
      appeals: await selectOwnAppeals(db, actor.personId, input.examId),
    };
  };

export const ownMarkedAnswers =
  (parts: AppealParts): Handler<typeof api.ownMarkedAnswers> =>
  async ({ actor, input }) => {
    const rows = await parts.database.read(system, (all) => selectOwnMarked(all, actor.personId, input.examId));
    return { parts: await withMedia(parts, actor, rows) };
  };

export const appealResult =
  ({ results, notifications }: AppealParts): Handler<typeof api.appealResult> =>
  async ({ db, actor, input, now }) => {
    const { examId, itemId, part, reason } = input;
    const own = await results.ownPart(db, actor, examId, { itemId, part });
    const parts = await db.as(system, (all) => selectMarkedParts(all, actor.personId, examId));
    const marked = parts.find((one) => one.itemId === itemId && one.part === part);
    if (!marked) throw notFound('exam.error.noResult');
    const id = newId(now.getTime());
    const row = { schoolId: own.schoolId, id, examId, studentId: actor.personId, itemId, part };
    const added = await insertAppeal(db, {
      ...row,
      label: marked.label,
      reason: reason.trim(),
      points: own.points,
      now,
    });
    if (added === 0) throw conflict('marking.error.appealed');
    const about = { id, schoolId: own.schoolId, title: marked.title, label: marked.label };
    const path = routes.board.to({ project: marked.projectId, view: 'appeals' });
    await notifyOf(notifications, db, about, { personId: marked.leaderId, path, key: 'marking.notice.appeal', now });
    return { appealId: id };
  };

const appealOnWire = (row: AppealRow, actor: SignedIn) => {
  const isLeader = row.leaderId === actor.personId;
  return { ...row, second: isLeader ? row.second : '', isLeader };
};

export const listAppeals: Handler<typeof api.listAppeals> = async ({ db, actor, input }) =>
  (await selectAppeals(db, actor, input.projectId ?? null)).map((row) => appealOnWire(row, actor));

export const appealedAnswer =
  (parts: AppealParts): Handler<typeof api.appealedAnswer> =>
  async ({ db, actor, input }) => {
    const appeal = await selectAppeal(db, actor, input.appealId);
    const { body, key } = await parts.results.question(db, appeal, appeal.itemId);
    const addresses = await addressesOf(parts, actor, [...filesOfBody(body), ...(key ? filesOfKey(key) : [])]);
    const [sheet] = appeal.answerId
      ? await withMedia(parts, actor, [await selectListedAnswer(db, appeal, appeal.answerId)])
      : [];
    return {
      sheet: sheet ?? null,
      body,
      key,
      media: [...addresses].map(([fileId, address]) => ({ fileId, address })),
      colleagues: appeal.leaderId === actor.personId ? await selectColleagues(db, appeal) : [],
    };
  };

/** An open appeal, for its leader alone. */
async function lockToDecide(db: Db, actor: SignedIn, appealId: string): Promise<AppealRow> {
  const appeal = await lockAppeal(db, actor, appealId);
  if (appeal.leaderId !== actor.personId) throw forbidden('marking.error.notLeader');
  if (appeal.state !== 'open') throw conflict('marking.error.decided');
  return appeal;
}

export const assignAppeal =
  ({ notifications }: AppealParts): Handler<typeof api.assignAppeal> =>
  async ({ db, actor, input, now }) => {
    const appeal = await lockToDecide(db, actor, input.appealId);
    const colleagues = await selectColleagues(db, appeal);
    if (!colleagues.some(({ personId }) => personId === input.personId)) throw invalid('marking.error.markedIt');
    await updateSecond(db, appeal, input.personId);
    const path = routes.list.to();
    await notifyOf(notifications, db, aboutOf(appeal), {
      personId: input.personId,
      path,
      key: 'marking.notice.second',
      now,
    });
    return {};
  };

function refuseOffScale({ of, step }: AppealRow, points: number): void {
  if (!isOnStep(points, of, step)) throw invalid('marking.error.offScale', { of, step });
}

export const secondAppeal: Handler<typeof api.secondAppeal> = async ({ db, actor, input }) => {
  const appeal = await lockAppeal(db, actor, input.appealId);
  if (appeal.secondId !== actor.personId) throw notFound('marking.error.noAppeal');
  if (appeal.state !== 'open') throw conflict('marking.error.decided');
  refuseOffScale(appeal, input.points);
  await updateSecondPoints(db, appeal, input.points);
  return {};
};

export const decideAppeal =
  ({ results, notifications }: AppealParts): Handler<typeof api.decideAppeal> =>
  async ({ db, actor, input, now }) => {
    const appeal = await lockToDecide(db, actor, input.appealId);
    if (appeal.secondPoints === null) throw conflict('marking.error.notLookedAt');
    refuseOffScale(appeal, input.points);
    const { points } = input;
    await updateOutcome(db, appeal, { points, outcome: input.outcome.trim(), by: actor.personId, now });
    if (points !== appeal.points) {
      const { schoolId, examId, studentId, itemId, part } = appeal;
      await updateAppealed(db, appeal, { points, by: actor.personId, now });
      await results.recordPoints(db, { schoolId, examId }, [{ studentId, itemId, part, points }]);
    }
    const key = points === appeal.points ? 'marking.notice.kept' : 'marking.notice.changed';
    const path = examRoutes.studentList.to();
    await notifyOf(notifications, db, aboutOf(appeal), { personId: appeal.studentId, path, key, now });
    return {};
  };
