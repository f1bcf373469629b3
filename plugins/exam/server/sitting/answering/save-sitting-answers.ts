import { forbidden, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { GroupedHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { type Answer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { storeAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import {
  filesOfAnswers,
  nameOfCall,
  type ReceivedCall,
  receivedAnswers,
  refuseLong,
} from 'edutech/plugins/questions/kit/server/answers/received-answers';
import type { saveSittingAnswers as endpoint } from '../../../api';
import { longestAnswer } from '../../../model/sitting/limits';
import type { OutlineItem } from '../../../model/sitting/outline';
import { isOver } from '../../../model/sitting/states';
import { counts } from '../../../model/sitting/times';
import type { BoardBroadcast } from '../board-broadcast';
import { lockSittings, lockSittingsShared, type SittingRow } from '../sittings.queries';
import type { KnownSitting, KnownSittings } from './known-sittings';
import { reportEvidence } from '../../evidence/report-evidence';
import { type MarkingParts, markSittings } from './mark-sittings';
import { type SittingAnswer, sittingAnswers } from './sitting-answers';

/** Answers of one student's device, from itself or out of a file that it closed. */
export interface SentAnswers extends KnownSitting, ReceivedCall {
  /** Null: an invigilator took in the file. */
  readonly device: Id | null;
}

export interface SavingParts extends MarkingParts {
  readonly boardBroadcast: BoardBroadcast;
  readonly files: Files;
  readonly knownSittings: KnownSittings;
}

/** Refuses answers to what the exam does not ask. */
export function refuseUnasked(
  items: ReadonlyMap<Id, OutlineItem>,
  answers: readonly { itemId: Id; part: number; answer: Answer }[],
) {
  for (const [index, { itemId, part, answer }] of answers.entries()) {
    const item = items.get(itemId);
    if (!item || part >= Math.max(1, item.parts)) throw wrongField(`answers/${index}/itemId`, 'exam.error.noItem');
    refuseLong(answer, longestAnswer, 'exam.error.answerTooLong');
  }
}

/** Saves answers of many students together; whether they count is decided under a lock, because a sitting may be closed meanwhile. */
export const saveSittingAnswers = (parts: SavingParts): GroupedHandler<typeof endpoint, SentAnswers> => ({
  authorise: async ({ db, actor, input, now }) => {
    const known = await parts.knownSittings.of(db, actor, input.sittingId, now);
    refuseUnasked(await parts.frozenExams.outline(db, known, now), input.answers);
    return {
      ...known,
      client: input.client,
      device: input.device,
      answers: receivedAnswers(input.answers, now),
    };
  },
  keyOf: nameOfCall,
  append: async (db, calls, now) =>
    (await appendAnswers(db, parts, calls, now)).map((answers) => ({
      saved: now,
      counts: answers.every((one) => one.counts),
    })),
});

/** Adds answers; sittings that are over by now are counted and marked again. */
export async function appendAnswers(
  db: Db,
  parts: SavingParts,
  calls: readonly SentAnswers[],
  now: Date,
): Promise<SittingAnswer[][]> {
  const held = new Map((await lockSittingsShared(db, calls)).map((row) => [row.id, row]));
  for (const { personId, answers } of calls) {
    const ids = filesOfAnswers(answers);
    if (ids.length > 0) await parts.files.keep(db, ids, personId);
  }
  const outlines = new Map<Id, ReadonlyMap<Id, OutlineItem>>();
  for (const call of calls)
    if (!outlines.has(call.examId)) outlines.set(call.examId, await parts.frozenExams.outline(db, call, now));
  const arrived = calls.map((call) => arrivedOf(call, held.get(call.id), outlines.get(call.examId)!, now));
  const current = await storeAnswers(db, sittingAnswers, arrived.flat(), now);
  const late = [...held.values()].filter(
    ({ state, id }) => isOver(state) && current.some((one) => one.sittingId === id),
  );
  if (late.length > 0) await markSittings(db, parts, await lockSittings(db, late), now);
  for (const [examId, own] of Map.groupBy(late, (sitting) => sitting.examId)) {
    const personIds = own.map(({ personId }) => personId);
    await reportEvidence(db, parts.evidence, { schoolId: own[0]!.schoolId, examId, personIds });
  }
  db.afterCommit(() => {
    for (const { examId } of calls) parts.boardBroadcast.send(examId);
  });
  return arrived;
}

function arrivedOf(
  call: SentAnswers,
  row: SittingRow | undefined,
  items: ReadonlyMap<Id, OutlineItem>,
  now: Date,
): SittingAnswer[] {
  if (!row) throw notFound('exam.error.noSitting');
  const { device, client } = call;
  if (device !== null && row.device !== device && !row.formerDevices.includes(device))
    throw forbidden('exam.error.otherDevice');
  return call.answers.map((one) => ({
    ...one,
    schoolId: row.schoolId,
    sittingId: row.id,
    personId: row.personId,
    client,
    isBlank: isBlankAnswer(one.answer),
    counts:
      !row.withdrawnAt &&
      counts(row, row, { writtenAt: one.writtenAt, arrivedAt: now, span: items.get(one.itemId) ?? {} }),
  }));
}
