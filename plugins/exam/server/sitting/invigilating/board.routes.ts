import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../../api';
import { endOf } from '../../../model/sitting/times';
import { selectExamInCharge } from '../exams.queries';
import { selectRooms } from '../rooms.queries';
import { type BoardRow, type EventRow, selectBoard, selectEvents } from './board.queries';

const mostEvents = 100;

const sittingOnWire = (row: BoardRow) => ({
  sittingId: row.id,
  roomId: row.roomId,
  name: row.name,
  className: row.className,
  seat: row.seat,
  admission: row.admission,
  state: row.state,
  answered: row.answered,
  waiting: row.waiting,
  seenAt: row.seenAt,
  left: row.leftCount,
  extra: row.extraMinutes,
  extended: row.extendedMinutes,
  endsAt: endOf(row, row),
  askedAt: row.askedAt,
  handAt: row.handAt,
  submittedAt: row.submittedAt,
  receipt: row.receipt,
});

const eventOnWire = ({ id, params, by, ...event }: EventRow) => ({ ...event, ...params, eventId: id, by: by ?? '' });

export const examBoard: Handler<typeof api.examBoard> = async ({ db, actor, input, now, language }) => {
  const exam = await selectExamInCharge(db, actor, input.examId, language);
  const [rooms, sittings] = [await selectRooms(db, exam, actor.personId), await selectBoard(db, exam, actor.personId)];
  const events = await selectEvents(
    db,
    exam,
    rooms.map(({ roomId }) => roomId),
    mostEvents,
  );
  return {
    examId: exam.examId,
    title: exam.title,
    subject: exam.subject,
    mode: exam.mode,
    start: exam.start,
    plannedAt: exam.startsAt,
    minutes: exam.minutes,
    questions: exam.questions,
    isOwn: exam.publishedBy === actor.personId,
    withdrawn: exam.withdrawnAt,
    rooms: rooms.map(({ roomId, name, invigilators, beganAt }) => ({
      roomId,
      name,
      invigilators: [...invigilators],
      startsAt: exam.start === 'automatic' ? exam.startsAt : beganAt,
    })),
    sittings: sittings.map(sittingOnWire),
    events: events.map(eventOnWire),
    now,
  };
};
