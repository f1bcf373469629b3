import type { Id } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../../api';
import { selectExamInCharge, selectHeldExams } from '../exams.queries';
import { selectRooms } from '../rooms.queries';
import type { ExamKey } from '../frozen-exams';
import { selectSeats } from './seating.queries';

const most = 200;

export const listHeldExams: Handler<typeof api.listHeldExams> = async ({ db, actor, input, language }) => {
  const rows = await selectHeldExams(db, actor, input.paperId ?? null, language, most);
  return {
    data: rows.map((row) => ({
      ...row,
      classes: [...row.classes],
      isOwn: row.publishedBy === actor.personId,
      withdrawn: row.withdrawnAt,
      closed: row.closedAt,
    })),
  };
};

/** Rooms of the actor with their seats. */
async function seatedRooms(db: Db, exam: ExamKey, personId: Id) {
  const rooms = await selectRooms(db, exam, personId);
  const seats = Map.groupBy(await selectSeats(db, exam), ({ roomId }) => roomId);
  return rooms.map(({ roomId, name, invigilators }) => ({
    roomId,
    name,
    invigilators: [...invigilators],
    seats: seats.get(roomId) ?? [],
  }));
}

export const examSeats: Handler<typeof api.examSeats> = async ({ db, actor, input, language }) => {
  const exam = await selectExamInCharge(db, actor, input.examId, language);
  const { title, subject, startsAt, minutes } = exam;
  return { title, subject, startsAt, minutes, rooms: await seatedRooms(db, exam, actor.personId) };
};

export const exportSeats =
  ({ files, texts }: { readonly files: Files; readonly texts: Texts }): Handler<typeof api.exportSeats> =>
  async ({ db, actor, input, language }) => {
    const exam = await selectExamInCharge(db, actor, input.examId, language);
    const say = (key: string) => texts.say(language, `exam.seatSheet.${key}`);
    const rooms = await seatedRooms(db, exam, actor.personId);
    return sheetFile(db, files, actor, `${exam.title} ${cityMinute(exam.startsAt).slice(0, 10)}`, [
      {
        name: say('sheet'),
        columns: [
          { title: say('room'), width: 16 },
          { title: say('seat'), width: 8 },
          { title: say('admission'), width: 14 },
          { title: say('name') },
          { title: say('class'), width: 14 },
          { title: say('extra'), width: 10 },
        ],
        rows: rooms.flatMap(({ name, seats }) =>
          seats.map((one) => [name, one.seat, one.admission, one.name, one.className, one.extra || null]),
        ),
      },
    ]);
  };
