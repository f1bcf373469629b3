import { conflict, forbidden } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { selectCurrentAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import { filesOfAnswers } from 'edutech/plugins/questions/kit/server/answers/received-answers';
import type * as api from '../../../api';
import { isOver } from '../../../model/sitting/states';
import { endOf, entryTime, handInFrom, startOf } from '../../../model/sitting/times';
import type { BoardBroadcast } from '../board-broadcast';
import type { FrozenExams } from '../frozen-exams';
import { insertSittingEvents, selectOwnSitting, type SittingRow } from '../sittings.queries';
import {
  lockOwnSitting,
  type MessageRow,
  type OwnSittingRow,
  selectInvigilators,
  selectMessages,
  selectOwnSittings,
  selectPlays,
  updateDevice,
  updateHand,
} from './own-sittings.queries';
import { sittingAnswers } from './sitting-answers';

export interface SittingParts {
  readonly boardBroadcast: BoardBroadcast;
  readonly frozenExams: FrozenExams;
}

const most = 50;
const system = asSystem('what a student does in an exam is noted for its invigilators');
const counting = asSystem('a student is told how often a recording was played');

/** Times of a sitting as a device is told them. */
export const timesOnWire = (row: SittingRow, now: Date) => ({
  state: row.state,
  startsAt: startOf(row),
  endsAt: endOf(row, row),
  handInFrom: handInFrom(row),
  extended: row.extendedMinutes,
  isSealed: row.isSealed,
  now,
});

export const messagesFor = ({ id, roomId }: Pick<SittingRow, 'id' | 'roomId'>, messages: readonly MessageRow[]) =>
  messages
    .filter((one) => one.roomId === roomId && (one.sittingId === null || one.sittingId === id))
    .map(({ id: messageId, from, text, at, sittingId }) => ({
      messageId,
      from,
      text,
      at,
      isPersonal: sittingId !== null,
    }));

const onWire = (row: OwnSittingRow, now: Date) => ({
  ...timesOnWire(row, now),
  sittingId: row.id,
  examId: row.examId,
  title: row.title,
  subject: row.subject,
  subjectCode: row.subjectCode,
  mode: row.mode,
  plannedAt: row.startsAt,
  minutes: row.minutes + row.extraMinutes,
  questions: row.questions,
  points: row.points,
  room: row.room,
  seat: row.seat,
  admission: row.admission,
  submitted: row.submittedAt,
  receipt: row.receipt,
  isReleased: row.isReleased,
});

export const listMyExams: Handler<typeof api.listMyExams> = async ({ db, actor, input, now, language }) => {
  const rows = await selectOwnSittings(db, { personId: actor.personId, which: input.which, most }, now, language);
  return { data: rows.map((row) => onWire(row, now)), now };
};

/** When the waiting room opens. */
const entersAt = ({ startsAt }: SittingRow) => new Date(startsAt.getTime() - entryTime);

interface OpeningParts extends SittingParts {
  readonly files: Files;
}

export const openSitting =
  ({ boardBroadcast, files }: OpeningParts): Handler<typeof api.openSitting> =>
  async ({ db, actor, input, now, language }) => {
    const row = await lockOwnSitting(db, actor.personId, input.sittingId, language);
    refuseClosed(row);
    if (now < entersAt(row)) throw forbidden('exam.error.roomClosed');
    const bound = await bindDevice(db, row, input.device, now);
    const [invigilators, messages, answers] = [
      await selectInvigilators(db, row),
      await selectMessages(db, [row]),
      bound === 'own' ? await selectCurrentAnswers(db, sittingAnswers, [row]) : [],
    ];
    const plays = row.startedAt ? await db.as(counting, (part) => selectPlays(part, row)) : [];
    const pictures = await files.findMany(db, filesOfAnswers(answers));
    db.afterCommit(() => boardBroadcast.send(row.examId));
    return {
      ...onWire(row, now),
      note: row.note,
      earliest: row.earliest,
      roomId: row.roomId,
      invigilators,
      student: actor.name,
      entersAt: entersAt(row),
      grade: row.grade,
      device: bound,
      messages: messagesFor(row, messages),
      handUp: row.handAt !== null,
      answers: answers.map(({ itemId, part, answer }) => ({ itemId, part, answer })),
      plays: [...plays],
      files: [...pictures.values()].map((file) => ({
        fileId: file.id,
        address: files.ticketAddress(file, 'view', actor.sessionId),
      })),
    };
  };

function refuseClosed({ mode, withdrawnAt }: SittingRow): void {
  if (mode === 'printed') throw conflict('exam.error.printed');
  if (withdrawnAt) throw conflict('exam.error.withdrawn');
}

/**
 * Before somebody has begun the device may change freely, as it may once all is handed in; in between another one asks the
 * invigilator. One that was let once before asks anew.
 */
async function bindDevice(db: Db, row: OwnSittingRow, device: string, now: Date): Promise<'own' | 'asking'> {
  const enteredAt = row.enteredAt ?? now;
  if (row.device === device || isOver(row.state)) {
    if (!row.enteredAt || row.askingDevice)
      await updateDevice(db, { ...row, enteredAt, askingDevice: null, askedAt: null });
    return 'own';
  }
  if (row.device === null || row.startedAt === null) {
    await updateDevice(db, { ...row, device, enteredAt, askingDevice: null, askedAt: null });
    if (!row.enteredAt) await noteOwn(db, row, 'entered', now);
    return 'own';
  }
  if (row.askingDevice !== device) {
    await updateDevice(db, { ...row, askingDevice: device, askedAt: now });
    await noteOwn(db, row, 'deviceAsked', now);
  }
  return 'asking';
}

const noteOwn = (db: Db, row: SittingRow, kind: 'entered' | 'deviceAsked' | 'handUp', at: Date) =>
  db.as(system, (part) =>
    insertSittingEvents(part, [
      {
        schoolId: row.schoolId,
        id: newId(),
        examId: row.examId,
        roomId: row.roomId,
        sittingId: row.id,
        kind,
        personId: null,
        at,
      },
    ]),
  );

export const sittingPackage =
  ({ frozenExams }: SittingParts): Handler<typeof api.sittingPackage> =>
  async ({ db, actor, input, now }) => {
    const row = await selectOwnSitting(db, actor.personId, input.sittingId);
    refuseClosed(row);
    if (now < entersAt(row)) throw forbidden('exam.error.roomClosed');
    return { bytes: await frozenExams.package(db, row, now) };
  };

export const raiseHand =
  ({ boardBroadcast }: SittingParts): Handler<typeof api.raiseHand> =>
  async ({ db, actor, input, now, language }) => {
    const row = await lockOwnSitting(db, actor.personId, input.sittingId, language);
    const isUp = input.isUp && !isOver(row.state);
    if (isUp !== (row.handAt !== null)) {
      await updateHand(db, row, isUp ? now : null);
      if (isUp) await noteOwn(db, row, 'handUp', now);
      db.afterCommit(() => boardBroadcast.send(row.examId));
    }
    return { handUp: isUp };
  };
