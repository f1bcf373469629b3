import { conflict, notFound } from 'edutech/core/common/errors';
import { newId, type Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../../api';
import { isOver, type SittingEventKind } from '../../../model/sitting/states';
import { secondsPaused } from '../../../model/sitting/times';
import { updateDevice, updateHand } from '../answering/own-sittings.queries';
import { closeSittings } from '../answering/hand-in';
import type { MarkingParts } from '../answering/mark-sittings';
import type { SittingParts } from '../answering/own-sittings.routes';
import { type ExamRow, selectExamInCharge } from '../exams.queries';
import { lockRoom, selectRooms, updateBegan } from '../rooms.queries';
import { insertSittingEvents, type NewEvent, type SittingRow, updateSittings } from '../sittings.queries';
import { insertMessages, lockInCharge, lockSittingInCharge, selectSittingIds } from './board.queries';

export interface InvigilatingParts extends SittingParts, MarkingParts {
  readonly audit: Audit;
}

type Broadcast = Pick<SittingParts, 'boardBroadcast'>;

/** An event of one sitting, done by somebody. */
export const eventOf = (
  { schoolId, examId, roomId, id: sittingId }: Pick<SittingRow, 'schoolId' | 'examId' | 'roomId' | 'id'>,
  kind: SittingEventKind,
  { personId }: Pick<SignedIn, 'personId'>,
  at: Date,
  params: NewEvent['params'] = {},
): NewEvent => ({ schoolId, id: newId(), examId, roomId, sittingId, kind, personId, at, params });

/** Boards and devices hear of it once it is committed. */
export function tellAfter(db: Db, { boardBroadcast }: Broadcast, examId: Id, sittingIds: readonly Id[]): void {
  db.afterCommit(() => {
    boardBroadcast.send(examId);
    boardBroadcast.tell(sittingIds);
  });
}

async function openSittings(
  db: Db,
  actor: SignedIn,
  { examId, sittingIds }: { examId: Id; sittingIds: readonly Id[] },
) {
  const exam = await selectExamInCharge(db, actor, examId);
  const rows = await lockInCharge(db, exam, actor.personId, sittingIds);
  return { exam, rows: rows.filter(({ state }) => !isOver(state)) };
}

const idsOf = (rows: readonly SittingRow[]) => rows.map(({ id }) => id);

/** Writes sittings as they are now, with what is noted of each. */
async function writeChanged(
  db: Db,
  parts: Broadcast,
  { examId }: ExamRow,
  changed: readonly SittingRow[],
  events: readonly NewEvent[],
) {
  await updateSittings(db, changed);
  await insertSittingEvents(db, events);
  tellAfter(db, parts, examId, idsOf(changed));
  return { count: changed.length };
}

export const startRoom =
  (parts: Broadcast): Handler<typeof api.startRoom> =>
  async ({ db, actor, input, now }) => {
    const exam = await selectExamInCharge(db, actor, input.examId);
    if (exam.start === 'automatic') throw conflict('exam.error.startsByItself');
    const room = await lockRoom(db, exam, input.roomId, actor.personId);
    if (room.beganAt) return { startsAt: room.beganAt };
    await updateBegan(db, room, now);
    await insertSittingEvents(db, [roomEvent(exam, input.roomId, 'began', actor, now)]);
    tellAfter(db, parts, exam.examId, await selectSittingIds(db, exam, [input.roomId]));
    return { startsAt: now };
  };

const roomEvent = (
  { schoolId, examId }: ExamRow,
  roomId: Id,
  kind: SittingEventKind,
  { personId }: SignedIn,
  at: Date,
  params: NewEvent['params'] = {},
): NewEvent => ({ schoolId, id: newId(), examId, roomId, sittingId: null, kind, personId, at, params });

export const extendSittings =
  (parts: Broadcast): Handler<typeof api.extendSittings> =>
  async ({ db, actor, input, now }) => {
    const { exam, rows } = await openSittings(db, actor, input);
    const changed = rows.flatMap((row) => {
      const extendedMinutes = Math.min(300, Math.max(0, row.extendedMinutes + input.minutes));
      return extendedMinutes === row.extendedMinutes
        ? []
        : [{ ...row, extendedMinutes, by: extendedMinutes - row.extendedMinutes }];
    });
    const events = changed.map((row) => eventOf(row, 'extended', actor, now, { minutes: row.by }));
    return writeChanged(db, parts, exam, changed, events);
  };

export const pauseSittings =
  (parts: Broadcast): Handler<typeof api.pauseSittings> =>
  async ({ db, actor, input, now }) => {
    const { exam, rows } = await openSittings(db, actor, input);
    const changed = rows
      .filter(({ pausedAt }) => (pausedAt === null) === input.isPaused)
      .map((row) =>
        input.isPaused
          ? { ...row, state: 'paused' as const, pausedAt: now }
          : {
              ...row,
              state: row.startedAt ? ('doing' as const) : ('waiting' as const),
              pausedAt: null,
              pausedSeconds: secondsPaused(row, now),
            },
      );
    const events = changed.map((row) => eventOf(row, input.isPaused ? 'paused' : 'resumed', actor, now));
    return writeChanged(db, parts, exam, changed, events);
  };

export const endSittings =
  (parts: InvigilatingParts): Handler<typeof api.endSittings> =>
  async ({ db, actor, input, now, client }) => {
    const { exam, rows } = await openSittings(db, actor, input);
    await closeSittings(db, parts, rows, { state: 'closed', kind: 'forced', by: actor.personId }, now);
    if (rows.length > 0)
      await parts.audit.record(db, actor, {
        act: 'exam.end',
        objectKind: 'exam',
        objectId: exam.examId,
        schoolId: exam.schoolId,
        facts: { title: exam.title, students: rows.length },
        address: client.address,
      });
    tellAfter(db, parts, exam.examId, idsOf(rows));
    return { count: rows.length };
  };

export const tellSittings =
  (parts: Broadcast): Handler<typeof api.tellSittings> =>
  async ({ db, actor, input, now }) => {
    const exam = await selectExamInCharge(db, actor, input.examId);
    const text = input.text.trim();
    const message = { ...exam, personId: actor.personId, text, at: now };
    if (input.sittingId) {
      const row = await lockSittingInCharge(db, actor.schoolId, actor.personId, input.sittingId);
      if (row.examId !== exam.examId) throw notFound('exam.error.noSitting');
      await insertMessages(db, [{ ...message, id: newId(), roomId: row.roomId, sittingId: row.id }]);
      await insertSittingEvents(db, [eventOf(row, 'told', actor, now, { text })]);
      tellAfter(db, parts, exam.examId, [row.id]);
      return { count: 1 };
    }
    const own = new Set((await selectRooms(db, exam, actor.personId)).map(({ roomId }) => roomId));
    const rooms = input.roomIds.filter((id) => own.has(id));
    if (rooms.length === 0) throw notFound('exam.error.noExam');
    await insertMessages(
      db,
      rooms.map((roomId) => ({ ...message, id: newId(), roomId, sittingId: null })),
    );
    await insertSittingEvents(
      db,
      rooms.map((roomId) => roomEvent(exam, roomId, 'told', actor, now, { text })),
    );
    const ids = await selectSittingIds(db, exam, rooms);
    tellAfter(db, parts, exam.examId, ids);
    return { count: ids.length };
  };

export const answerDevice =
  (parts: Broadcast): Handler<typeof api.answerDevice> =>
  async ({ db, actor, input, now }) => {
    const row = await lockSittingInCharge(db, actor.schoolId, actor.personId, input.sittingId);
    if (!row.askingDevice) throw conflict('exam.error.nobodyAsks');
    const { askingDevice, device, formerDevices } = row;
    const rest = { ...row, askingDevice: null, askedAt: null };
    await updateDevice(
      db,
      input.isLet
        ? {
            ...rest,
            device: askingDevice,
            formerDevices: [...new Set([...formerDevices, ...(device ? [device] : [])])],
          }
        : rest,
    );
    await insertSittingEvents(db, [eventOf(row, input.isLet ? 'deviceChanged' : 'deviceRefused', actor, now)]);
    tellAfter(db, parts, row.examId, [row.id]);
    return { count: 1 };
  };

export const seeToHand =
  (parts: Broadcast): Handler<typeof api.seeToHand> =>
  async ({ db, actor, input }) => {
    const row = await lockSittingInCharge(db, actor.schoolId, actor.personId, input.sittingId);
    await updateHand(db, row, null);
    tellAfter(db, parts, row.examId, [row.id]);
    return { count: 1 };
  };

export const noteIncident =
  (parts: Broadcast): Handler<typeof api.noteIncident> =>
  async ({ db, actor, input, now }) => {
    const exam = await selectExamInCharge(db, actor, input.examId);
    const text = input.text.trim();
    await lockRoom(db, exam, input.roomId, actor.personId);
    const of = input.sittingId ? await lockSittingInCharge(db, actor.schoolId, actor.personId, input.sittingId) : null;
    if (of && of.roomId !== input.roomId) throw notFound('exam.error.noSitting');
    await insertSittingEvents(db, [
      of
        ? eventOf(of, 'incident', actor, now, { text })
        : roomEvent(exam, input.roomId, 'incident', actor, now, { text }),
    ]);
    tellAfter(db, parts, exam.examId, []);
    return { count: 1 };
  };
