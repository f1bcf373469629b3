import { forbidden, invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { storeAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import {
  filesOfAnswers,
  nameOfCall,
  type ReceivedCall,
  receivedAnswers,
  refuseLong,
} from 'edutech/plugins/questions/kit/server/answers/received-answers';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Db } from 'edutech/core/server/data/db';
import type { GroupedHandler } from 'edutech/core/server/call';
import type { saveAnswers as endpoint } from '../../api';
import { longestAnswer } from '../../model/limits';
import { attemptStates, isClosedAt, isInHand, isLateAt, openAttempt } from '../../model/answering/attempt';
import { isOfTier } from '../../model/homework';
import { type FileParts, keepAndConvertFiles } from '../homework/shown-files';
import type { MonitorBroadcast } from '../monitoring/monitor-broadcast';
import { updateAttemptStatus } from '../monitoring/monitor.queries';
import type { ClassTotals } from '../totals/class-totals';
import { type HomeworkAnswer, homeworkAnswers, type LockedAttempt, lockAttemptsShared } from './answers.queries';
import type { KnownAttempts } from './known-attempts';

/** One call: answers of one student's device. */
interface Sent extends ReceivedCall {
  readonly schoolId: Id;
  readonly assignmentId: Id;
  readonly personId: Id;
}

interface Parts extends FileParts {
  readonly classTotals: ClassTotals;
  readonly knownAttempts: KnownAttempts;
  readonly monitorBroadcast: MonitorBroadcast;
}

/**
 * Saves answers of many students together. Each call is checked in its own scope, by what is remembered of the attempt;
 * whether it still counts, under a lock, because the attempt may be submitted, returned or withdrawn between the two.
 */
export const saveAnswers = (parts: Parts): GroupedHandler<typeof endpoint, Sent> => ({
  authorise: async ({ db, actor, input, now }) => {
    const mine = await parts.knownAttempts.of(db, actor, input.attemptId, now);
    if (now < mine.startsAt) throw forbidden('work.error.notStarted');
    for (const [index, { itemId, part, answer }] of input.answers.entries()) {
      const item = mine.items.get(itemId);
      const isOpen = mine.round === 0 || mine.toRight.includes(itemId);
      if (!item || !isOpen || !isOfTier(item.tiers, mine.tier) || part >= Math.max(1, item.parts))
        throw wrongField(`answers/${index}/itemId`, 'work.error.noItem');
      refuseLong(answer, longestAnswer, 'work.error.answerTooLong');
    }
    return {
      schoolId: mine.schoolId,
      id: mine.id,
      assignmentId: mine.assignmentId,
      personId: actor.personId,
      client: input.client,
      answers: receivedAnswers(input.answers, now),
    };
  },
  keyOf: nameOfCall,
  append: async (db, calls, now) => {
    const held = new Map((await lockAttemptsShared(db, calls)).map((attempt) => [attempt.id, attempt]));
    await keepFiles(db, parts, calls);
    await begin(db, parts.classTotals, [...held.values()], now);
    const arrived = calls.map((call) => arrivedOf(call, held.get(call.id), now));
    await storeAnswers(db, homeworkAnswers, arrived.flat(), now);
    db.afterCommit(() => {
      for (const { assignmentId, id } of calls) parts.monitorBroadcast.send(assignmentId, [id]);
    });
    return arrived.map((answers) => ({
      saved: now.toISOString(),
      isLate: answers.some(({ isLate }) => isLate),
      counts: answers.every(({ counts }) => counts),
    }));
  },
});

/**
 * Marks attempts as begun by their first answer, in case the opening never arrived (a page opened offline): else closing
 * would treat the student as absent.
 */
async function begin(db: Db, totals: ClassTotals, held: readonly LockedAttempt[], now: Date): Promise<void> {
  const begun = held
    .filter(({ state, times }) => state === attemptStates.waiting && !times.withdrawnAt)
    .map((attempt) => ({ ...attempt, ...openAttempt(attempt, attempt.times, now) }));
  for (const [schoolId, ofSchool] of Map.groupBy(begun, (attempt) => attempt.schoolId))
    await updateAttemptStatus(db, schoolId, ofSchool);
  const classes = new Map(begun.map(({ schoolId, assignmentId }) => [assignmentId, { schoolId, assignmentId }]));
  const changed = [...classes.values()].map((one) => ({ ...one, isSubmission: false }));
  await totals.changed(db, changed, now);
}

/** Keeps the files of answers; a file that is not the student's own fails its call alone. */
async function keepFiles(db: Db, parts: Parts, calls: readonly Sent[]): Promise<void> {
  for (const { personId, answers } of calls) {
    const ids = filesOfAnswers(answers);
    if (ids.length > 0) await keepAndConvertFiles(db, parts, ids, personId);
  }
}

function arrivedOf(call: Sent, attempt: LockedAttempt | undefined, now: Date): HomeworkAnswer[] {
  if (!attempt) throw invalid('work.error.noAttempt');
  const { times } = attempt;
  const isOpen = isInHand(attempt) && !times.withdrawnAt && !isClosedAt(times, attempt, now);
  // answers written before the return belong to the previous round
  const since = attempt.round > 0 ? (attempt.submittedAt?.getTime() ?? 0) : 0;
  const { schoolId, id: attemptId, client } = call;
  return call.answers.map((one) => ({
    ...one,
    schoolId,
    attemptId,
    client,
    round: attempt.round,
    isBlank: isBlankAnswer(one.answer),
    isLate: isLateAt(times, attempt, now),
    counts: isOpen && one.writtenAt.getTime() >= since && (attempt.round === 0 || attempt.toRight.includes(one.itemId)),
  }));
}
