import { forbidden } from 'edutech/core/common/errors';
import type { GroupedHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { handInSitting as endpoint } from '../../../api';
import { countAsked } from '../../../model/sitting/outline';
import { isOver, type SittingEventKind } from '../../../model/sitting/states';
import { endOf, handInFrom } from '../../../model/sitting/times';
import { newId, type Id } from 'edutech/core/common/ids';
import {
  insertSittingEvents,
  lockSittings,
  selectOwnSitting,
  type SittingRow,
  updateSittings,
} from '../sittings.queries';
import { actKinds } from '../contributions/figure-source.queries';
import { type HandedIn, type MarkingParts, markSittings } from './mark-sittings';
import type { SittingParts } from './own-sittings.routes';
import { refuseIdle, refuseOther } from './release-key';

type Own = Pick<SittingRow, 'schoolId' | 'id' | 'examId'>;

/** Hands in many together, because a room does it in the same minute. Marks what a machine can mark. */
export const handInSitting = (parts: SittingParts & MarkingParts): GroupedHandler<typeof endpoint, Own> => ({
  authorise: async ({ db, actor, input, now }) => {
    const row = await selectOwnSitting(db, actor.personId, input.sittingId);
    if (!isOver(row.state)) {
      refuseIdle(row, now);
      refuseOther(row, input.device);
      const end = endOf(row, row);
      // at the end everybody hands in, however late that may be
      if (now < handInFrom(row)! && end && now < end) throw forbidden('exam.error.handInLater');
    }
    return { schoolId: row.schoolId, id: row.id, examId: row.examId };
  },
  keyOf: ({ id }) => id,
  append: async (db, own, now) => {
    const rows = await lockSittings(db, own);
    const open = rows.filter(({ state }) => !isOver(state));
    const done = await closeSittings(db, parts, open, { state: 'submitted', kind: 'submitted', by: null }, now);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const items = new Map<Id, number>();
    for (const one of rows)
      if (!items.has(one.examId))
        items.set(one.examId, countAsked((await parts.frozenExams.outline(db, one, now)).values()));
    db.afterCommit(() => {
      for (const { examId } of own) parts.boardBroadcast.send(examId);
    });
    return own.map(({ id, examId }) => {
      const row = byId.get(id)!;
      const { receipt, answered } = done.get(id) ?? row;
      return { receipt, answered, submitted: row.submittedAt ?? now, items: items.get(examId)! };
    });
  },
});

export interface Closing {
  readonly state: 'submitted' | 'closed';
  readonly kind: SittingEventKind;
  readonly by: Id | null;
}

/** Closes sittings that are locked, and counts them. Who never began has neither receipt nor results: they are absent. */
export async function closeSittings(
  db: Db,
  parts: MarkingParts,
  rows: readonly SittingRow[],
  { state, kind, by }: Closing,
  now: Date,
): Promise<Map<Id, HandedIn>> {
  if (rows.length === 0) return new Map();
  await updateSittings(
    db,
    rows.map((row) => ({ ...row, state, pausedAt: null, submittedAt: momentOf(row, now) })),
  );
  await insertSittingEvents(
    db,
    rows.map(({ schoolId, examId, roomId, id }) => ({
      schoolId,
      id: newId(),
      examId,
      roomId,
      sittingId: id,
      kind,
      personId: by,
      at: now,
    })),
  );
  if (kind === 'submitted') {
    const present = rows.filter(({ startedAt }) => startedAt !== null);
    const acts = present.map(({ schoolId, personId }) => ({ kind: actKinds.submit.id, schoolId, personId, at: now }));
    for (const counter of parts.acts) await counter.note(db, acts);
  }
  const begun = rows.filter(({ startedAt }) => startedAt !== null);
  return begun.length > 0 ? markSittings(db, parts, begun, now) : new Map();
}

/** What is closed after its end was over at the end. */
function momentOf(row: SittingRow, now: Date): Date {
  const end = endOf(row, row);
  return end && end < now ? end : now;
}
