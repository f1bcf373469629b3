import { createDecipheriv } from 'node:crypto';
import { invalid } from 'edutech/core/common/errors';
import { asSystem } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import { type Db, sql } from 'edutech/core/server/data/db';
import { Check } from 'typebox/value';
import type * as api from '../../../api';
import { AnswerFile, FiledAnswers } from '../../../model/sitting/answer-file';
import { appendAnswers, refuseUnasked, type SavingParts, type SentAnswers } from '../answering/save-sitting-answers';
import { selectExamInCharge } from '../exams.queries';
import { fileKeyOf } from '../frozen-exams';
import { insertSittingEvents, type SittingRow } from '../sittings.queries';
import { eventOf, tellAfter } from './acts.routes';
import { lockSittingInCharge } from './board.queries';

const system = asSystem('answers of a file are saved for their student');

const wrongFile = () => invalid('exam.error.wrongFile');

function read(text: string): AnswerFile {
  try {
    const file: unknown = JSON.parse(text);
    if (Check(AnswerFile, file)) return file;
  } catch {
    // not even JSON
  }
  throw wrongFile();
}

/** Opens the file; what was changed, or closed by another device, does not open. */
function open({ bytes }: AnswerFile, key: Buffer): FiledAnswers {
  try {
    const all = Buffer.from(bytes, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, 12));
    decipher.setAuthTag(all.subarray(-16));
    const text = Buffer.concat([decipher.update(all.subarray(12, -16)), decipher.final()]).toString();
    const answers: unknown = JSON.parse(text);
    if (Check(FiledAnswers, answers)) return answers;
  } catch {
    // said below
  }
  throw wrongFile();
}

export const takeInFile =
  (parts: SavingParts): Handler<typeof api.takeInFile> =>
  async ({ db, actor, input, now }) => {
    const exam = await selectExamInCharge(db, actor, input.examId);
    const file = read(input.file);
    const row = await lockSittingInCharge(db, actor.schoolId, actor.personId, file.sittingId);
    if (row.examId !== exam.examId) throw wrongFile();
    const secret = await parts.frozenExams.secret(db, exam, now);
    const filed = open(file, fileKeyOf(secret, row.id, file.device));
    refuseUnasked(await parts.frozenExams.outline(db, exam, now), filed);
    const arrived = await db.as(system, (part) => appendAnswers(part, parts, callsOf(row, filed), now));
    await insertSittingEvents(db, [eventOf(row, 'uploaded', actor, now, { text: String(filed.length) })]);
    tellAfter(db, parts, exam.examId, [row.id]);
    const { name } = await selectName(db, row);
    return { count: arrived.flat().filter((one) => one.counts).length, name };
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
