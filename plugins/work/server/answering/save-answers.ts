import { forbidden, invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { type Answer, filesOfAnswer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Db } from 'edutech/core/server/data/db';
import type { GroupedHandler } from 'edutech/core/server/plugin';
import type { saveAnswers as endpoint } from '../../api';
import { longestAnswer, longestDrawing } from '../../model/limits';
import { attemptStates, isClosedAt, isInHand, isLateAt, openAttempt } from '../../model/answering/attempt';
import { type Placed, standsOver } from '../../model/answering/standing';
import { isOfTier } from '../../model/homework';
import { type FileParts, keepToShow } from '../homework/shown-files';
import type { MonitorNews } from '../monitoring/monitor-news';
import { updateStandings } from '../monitoring/monitor.queries';
import { recount } from '../publishing/assignments.queries';
import {
  type ArrivedAnswer,
  type HeldAttempt,
  holdAttempts,
  insertEvents,
  selectAnswerable,
  selectAsked,
  upsertAnswers,
} from './answers.queries';

/** One call: answers of one pupil's device. */
interface Sent {
  readonly schoolId: Id;
  readonly attemptId: Id;
  readonly assignmentId: Id;
  readonly personId: Id;
  readonly client: Id;
  readonly answers: readonly {
    readonly itemId: Id;
    readonly part: number;
    readonly sequence: number;
    readonly writtenAt: Date;
    readonly after?: Placed['after'];
    readonly answer: Answer;
  }[];
}

interface Parts extends FileParts {
  readonly news: MonitorNews;
}

/**
 * Takes answers of many pupils together. What a call may answer is looked at in its own scope; whether it still counts, under
 * a lock, because homework may be taken between the two.
 */
export const saveAnswers = (parts: Parts): GroupedHandler<typeof endpoint, Sent> => ({
  authorise: async ({ db, actor, input, now }) => {
    const ids = [...new Set(input.answers.map(({ itemId }) => itemId))];
    const [mine, items] = await Promise.all([
      selectAnswerable(db, actor, input.attemptId),
      selectAsked(db, actor, input.attemptId, ids),
    ]);
    if (now < mine.startsAt) throw forbidden('work.error.notStarted');
    const asked = new Map(items.map((item) => [item.id, item]));
    for (const [index, { itemId, part, answer }] of input.answers.entries()) {
      const item = asked.get(itemId);
      const isOpen = mine.round === 0 || mine.toRight.includes(itemId);
      if (!item || !isOpen || !isOfTier(item.tiers, mine.tier) || part >= Math.max(1, item.parts))
        throw wrongField(`answers/${index}/itemId`, 'work.error.noItem');
      refuseLong(answer);
    }
    return {
      schoolId: mine.schoolId,
      attemptId: mine.id,
      assignmentId: mine.assignmentId,
      personId: actor.personId,
      client: input.client,
      answers: input.answers.map(({ itemId, part, sequence, age, answer, after }) => ({
        itemId,
        part,
        sequence,
        answer,
        after,
        writtenAt: new Date(now.getTime() - age),
      })),
    };
  },
  keyOf: ({ attemptId, client, answers }) =>
    `${attemptId}/${client}/${answers.map(({ itemId, part, sequence }) => `${itemId}.${part}.${sequence}`).join()}`,
  append: async (db, calls, now) => {
    const held = new Map((await holdAttempts(db, calls)).map((attempt) => [attempt.id, attempt]));
    await keepFiles(db, parts, calls);
    await begin(db, [...held.values()], now);
    const arrived = calls.map((call) => arrivedOf(call, held.get(call.attemptId), now));
    const standing = lastOfEach(arrived.flat().filter(({ counts }) => counts));
    await Promise.all([
      insertEvents(db, arrived.flat(), now),
      ...(standing.length > 0 ? [upsertAnswers(db, standing, now)] : []),
    ]);
    db.afterCommit(() => {
      for (const { assignmentId, attemptId } of calls) parts.news.tell(assignmentId, [attemptId]);
    });
    return arrived.map((answers) => ({
      saved: now.toISOString(),
      isLate: answers.some(({ isLate }) => isLate),
      counts: answers.every(({ counts }) => counts),
    }));
  },
});

/**
 * Who answers has begun, though his opening never arrived (a page that was opened without a network): else closing would
 * take him for somebody who stayed away.
 */
async function begin(db: Db, held: readonly HeldAttempt[], now: Date): Promise<void> {
  const begun = held
    .filter(({ state, times }) => state === attemptStates.waiting && !times.withdrawnAt)
    .map((attempt) => ({ ...attempt, ...openAttempt(attempt, attempt.times, now) }));
  for (const [schoolId, ofSchool] of Map.groupBy(begun, (attempt) => attempt.schoolId)) {
    await updateStandings(db, schoolId, ofSchool);
    await recount(db, schoolId, [...new Set(ofSchool.map(({ assignmentId }) => assignmentId))]);
  }
}

function refuseLong(answer: Answer): void {
  const most = answer.drawing ? longestDrawing : longestAnswer;
  if (Buffer.byteLength(JSON.stringify(answer)) > most) throw invalid('work.error.answerTooLong', { bytes: most });
}

/** Files that answers hand in stay from now on; one that is not the pupil's own fails its call alone. */
async function keepFiles(db: Db, parts: Parts, calls: readonly Sent[]): Promise<void> {
  for (const { personId, answers } of calls) {
    const ids = [...new Set(answers.flatMap(({ answer }) => filesOfAnswer(answer)))];
    if (ids.length > 0) await keepToShow(db, parts, ids, personId);
  }
}

function arrivedOf(call: Sent, attempt: HeldAttempt | undefined, now: Date): ArrivedAnswer[] {
  if (!attempt) throw invalid('work.error.noAttempt');
  const { times } = attempt;
  const isOpen = isInHand(attempt) && !times.withdrawnAt && !isClosedAt(times, attempt, now);
  // what was written before it was given back belongs to the round that is over
  const since = attempt.round > 0 ? (attempt.submittedAt?.getTime() ?? 0) : 0;
  const { schoolId, attemptId, client } = call;
  return call.answers.map((one) => ({
    ...one,
    schoolId,
    attemptId,
    client,
    round: attempt.round,
    isBlank: isBlankAnswer(one.answer),
    isLate: isLateAt(times, attempt, now),
    counts: isOpen && one.writtenAt.getTime() >= since,
  }));
}

/** Of each part the one that stands. */
function lastOfEach(rows: readonly ArrivedAnswer[]): ArrivedAnswer[] {
  const last = new Map<string, ArrivedAnswer>();
  for (const row of rows) {
    const key = `${row.attemptId}/${row.itemId}/${row.part}`;
    const known = last.get(key);
    if (!known || standsOver(row, known)) last.set(key, row);
  }
  return [...last.values()];
}
