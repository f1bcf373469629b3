import { conflict, forbidden } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { GroupedHandler } from 'edutech/core/server/call';
import type { releaseKey as endpoint } from '../../../api';
import { isOver } from '../../../model/sitting/states';
import { hasEnded, startOf } from '../../../model/sitting/times';
import { fileKeyOf } from '../frozen-exams';
import { lockSittings, selectOwnSitting, type SittingRow, updateSittings } from '../sittings.queries';
import type { SittingParts } from './own-sittings.routes';

interface Asked extends Pick<SittingRow, 'schoolId' | 'id'> {
  readonly device: Id;
}

/** Refuses a device that is not the one at which the student sits. */
export function refuseOther(row: SittingRow, device: Id): void {
  if (row.device !== device) throw forbidden('exam.error.otherDevice');
}

/** Refuses what may only be done while the student is at work. */
export function refuseIdle(row: SittingRow, now: Date): void {
  if (row.withdrawnAt) throw conflict('exam.error.withdrawn');
  const start = startOf(row);
  if (!start || now < start) throw forbidden('exam.error.notStarted');
  if (row.isSealed) throw forbidden('exam.error.notReleased');
  if (row.pausedAt) throw forbidden('exam.error.paused');
}

/**
 * Gives out what opens the paper: a room full of students asks in the same second, and is written together. Each call is checked
 * in its student's own scope; the secret is read by the system, after that.
 */
export const releaseKey = ({ frozenExams, boardBroadcast }: SittingParts): GroupedHandler<typeof endpoint, Asked> => ({
  authorise: async ({ db, actor, input, now }) => {
    const row = await selectOwnSitting(db, actor.personId, input.sittingId);
    if (isOver(row.state) || hasEnded(row, row, now)) throw conflict('exam.error.over');
    refuseIdle(row, now);
    refuseOther(row, input.device);
    return { schoolId: row.schoolId, id: row.id, device: input.device };
  },
  keyOf: ({ id, device }) => `${id}/${device}`,
  append: async (db, asked, now) => {
    const rows = await lockSittings(db, asked);
    const begun = rows
      .filter(({ state }) => state === 'waiting')
      .map((row) => ({ ...row, state: 'doing' as const, startedAt: now }));
    if (begun.length > 0) await updateSittings(db, begun);
    db.afterCommit(() => {
      for (const { examId } of begun) boardBroadcast.send(examId);
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return Promise.all(
      asked.map(async ({ id, device }) => {
        const secret = await frozenExams.secret(db, byId.get(id)!, now);
        return { key: secret.paperKey, fileKey: fileKeyOf(secret, id, device).toString('base64') };
      }),
    );
  },
});
