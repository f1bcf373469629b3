import { invalid } from 'edutech/core/common/errors';
import { asSystem } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import { type Db, sql } from 'edutech/core/server/data/db';
import type * as api from '../../../api';
import type { FiledAnswers } from '../../../model/sitting/taking-in/answer-file';
import { appendAnswers, refuseUnasked, type SavingParts, type SentAnswers } from '../answering/save-sitting-answers';
import { selectExamInCharge } from '../exams.queries';
import { fileKeyOf } from '../frozen-exams';
import { eventOf, tellAfter } from '../invigilating/acts.routes';
import { lockSittingInCharge } from '../invigilating/board.queries';
import { insertSittingEvents, type SittingRow } from '../sittings.queries';
import { openAnswers, openPhotos, readAnswerFile } from './answer-file';
import { answersWithPhotos } from './filed-photos';

const system = asSystem('answers of a file are saved for their student');

export const takeInFile =
  (parts: SavingParts): Handler<typeof api.takeInFile> =>
  async ({ db, actor, input, files, now }) => {
    const exam = await selectExamInCharge(db, actor, input.examId);
    const sent = files.find(({ field }) => field === 'file');
    if (!sent) throw invalid('exam.error.wrongFile');
    const file = await readAnswerFile(sent.path);
    const row = await lockSittingInCharge(db, actor.schoolId, actor.personId, file.sittingId);
    if (row.examId !== exam.examId) throw invalid('exam.error.wrongFile');
    const key = fileKeyOf(await parts.frozenExams.secret(db, exam, now), row.id, file.device);
    const [answers, photos] = [openAnswers(file, key), openPhotos(file, key)];
    const outline = await parts.frozenExams.outline(db, exam, now);
    refuseUnasked(outline, answers);
    refuseUnasked(
      outline,
      photos.map(({ itemId, part }) => ({ itemId, part, answer: {} })),
    );
    const arrived = await db.as(system, async (own) => {
      const withPhotos = await answersWithPhotos(own, parts.files, row, { answers, photos });
      return appendAnswers(own, parts, callsOf(row, [...answers, ...withPhotos]), now);
    });
    const filed = answers.length + photos.length;
    await insertSittingEvents(db, [eventOf(row, 'uploaded', actor, now, { text: String(filed) })]);
    tellAfter(db, parts, exam.examId, [row.id]);
    const { name } = await selectName(db, row);
    const counted = arrived.flat().filter((one) => one.counts);
    const places = new Set(counted.map(({ itemId, part }) => `${itemId}/${part}`));
    return { count: places.size, photos: photos.length, name };
  };

/** A call for each journal whose answers are in the file. */
const callsOf = (row: SittingRow, filed: FiledAnswers): SentAnswers[] =>
  [...Map.groupBy(filed, ({ client }) => client)].map(([client, answers]) => ({
    schoolId: row.schoolId,
    id: row.id,
    examId: row.examId,
    personId: row.personId,
    client,
    device: null,
    answers: answers.map((one) => ({ ...one, writtenAt: new Date(one.writtenAt) })),
  }));

const selectName = (db: Db, { personId }: SittingRow) =>
  db.one<{ name: string }>(sql`select name from core.person where id = ${personId}`);
