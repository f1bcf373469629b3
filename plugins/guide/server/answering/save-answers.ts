import { forbidden, invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { GroupedHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { storeAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import {
  filesOfAnswers,
  nameOfCall,
  type ReceivedCall,
  receivedAnswers,
  refuseLong,
} from 'edutech/plugins/questions/kit/server/answers/received-answers';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import type { saveGuideAnswers as endpoint } from '../../api';
import { isSubmittedMark } from '../../model/answering/places';
import { isByGroup } from '../../model/lesson/groups';
import { countsAt } from '../../model/lesson/opening';
import { longestAnswer } from '../../model/limits';
import { actKinds } from '../contributions/figure-source.queries';
import type { LessonBroadcast } from '../lessons/lesson-broadcast';
import {
  type GuideAnswer,
  guideAnswers,
  type LockedAttempt,
  lockAttempts,
  selectSubmittedAt,
  updateAttempts,
} from './answers.queries';
import type { KnownAttempt, KnownAttempts } from './known-attempts';
import { markBlocks } from './mark-blocks';
import { reportResults, type ResultListeners } from './report-results';

/** What one device has sent. */
interface Sent extends KnownAttempt, ReceivedCall {
  readonly seconds: number;
}

export interface SavingParts extends ResultListeners {
  readonly acts: readonly ActCounter<Db>[];
  readonly files: Files;
  readonly knownAttempts: KnownAttempts;
  readonly lessonBroadcast: LessonBroadcast;
}

/**
 * By how much an answer may seem to be written after its block was submitted: they may come in two calls, and each moment is
 * that of arrival less an age. Milliseconds.
 */
const slack = 2000;

/** Saves answers of many students together; whether they count is decided under a lock, because a block may be submitted meanwhile. */
export const saveGuideAnswers = (parts: SavingParts): GroupedHandler<typeof endpoint, Sent> => ({
  authorise: async ({ db, actor, input, now }) => {
    const known = await parts.knownAttempts.of(db, actor, input.attemptId, now);
    if (now < known.startsAt) throw forbidden('guide.error.notStarted');
    for (const [index, { itemId, part, answer }] of input.answers.entries()) {
      const place = known.places.get(itemId);
      if (!place || (place.kind !== 'item' && part > 0))
        throw wrongField(`answers/${index}/itemId`, 'guide.error.noItem');
      refuseLong(answer, longestAnswer, 'guide.error.answerTooLong');
    }
    return {
      ...known,
      client: input.client,
      seconds: input.seconds,
      answers: receivedAnswers(input.answers, now),
    };
  },
  keyOf: nameOfCall,
  append: async (db, calls, now) => {
    const held = new Map((await lockAttempts(db, calls)).map((row) => [row.id, row]));
    const submittedAt = new Map(
      (await selectSubmittedAt(db, calls)).map((one) => [`${one.attemptId}/${one.blockId}`, one.writtenAt]),
    );
    await keepFiles(db, parts, calls);
    const arrived = calls.map((call) => arrivedOf(call, held.get(call.id), submittedAt));
    const current = await storeAnswers(db, guideAnswers, arrived.flat(), now);
    await settle(db, parts, { calls, held, current, submittedAt, now });
    db.afterCommit(() => {
      for (const { assignmentId } of calls) parts.lessonBroadcast.answered(assignmentId);
    });
    return arrived.map((answers) => ({ saved: now, counts: answers.every(({ counts }) => counts) }));
  },
});

/** Keeps the files of answers; a file that is not the student's own fails its call. */
async function keepFiles(db: Db, { files }: SavingParts, calls: readonly Sent[]): Promise<void> {
  for (const { personId, answers } of calls) {
    const ids = filesOfAnswers(answers);
    if (ids.length > 0) await files.keep(db, ids, personId);
  }
}

function arrivedOf(
  call: Sent,
  attempt: LockedAttempt | undefined,
  submittedAt: ReadonlyMap<string, Date>,
): GuideAnswer[] {
  if (!attempt) throw invalid('guide.error.noAttempt');
  const { schoolId, id: attemptId, personId, client } = call;
  return call.answers.map((one) => {
    const place = call.places.get(one.itemId);
    const closed =
      place?.kind === 'item' && place.block ? submittedAt.get(`${attemptId}/${place.block.id}`) : undefined;
    const isInTime = closed === undefined || one.writtenAt.getTime() <= closed.getTime() + slack;
    const counts = countsAt(attempt, one.writtenAt) && isInTime;
    return { ...one, schoolId, attemptId, personId, client, isBlank: isBlankAnswer(one.answer), counts };
  });
}

/** Whether some of these blocks are submitted for a group. */
const isForGroup = ({ id, document, groups }: KnownAttempt, blockIds: readonly Id[]): boolean =>
  groups.some(([writer]) => writer === id) &&
  document.blocks.some((block) => blockIds.includes(block.id) && isByGroup(block, groups));

interface Settled {
  readonly calls: readonly Sent[];
  readonly held: ReadonlyMap<Id, LockedAttempt>;
  readonly current: readonly GuideAnswer[];
  readonly submittedAt: ReadonlyMap<string, Date>;
  readonly now: Date;
}

/** Blocks that are submitted now, or were and have changed, are marked; their results are reported. */
async function settle(db: Db, parts: SavingParts, { calls, held, current, submittedAt, now }: Settled): Promise<void> {
  const byAttempt = Map.groupBy(calls, ({ id }) => id);
  const settled = [...byAttempt].map(([id, own]) => {
    const attempt = own[0]!;
    const before = held.get(id)?.submitted ?? [];
    const written = current.filter((one) => one.attemptId === id);
    const added = written
      .filter(({ itemId, answer }) => attempt.places.get(itemId)?.kind === 'block' && isSubmittedMark(answer))
      .map(({ itemId }) => itemId)
      .filter((blockId) => !before.includes(blockId));
    const submitted = [...before, ...added];
    const touched = written.flatMap(({ itemId }) => attempt.places.get(itemId)?.block?.id ?? []);
    // a result carries the time of its submission: reported again, it is no second one
    const timeOf = (blockId: Id) =>
      submittedAt.get(`${id}/${blockId}`) ?? written.find(({ itemId }) => itemId === blockId)?.writtenAt ?? now;
    const blocks = new Map(
      touched.filter((blockId) => submitted.includes(blockId)).map((blockId) => [blockId, timeOf(blockId)]),
    );
    const seconds = own.reduce((sum, one) => sum + one.seconds, 0);
    return { attempt, added, submitted, blocks, seconds };
  });
  await updateAttempts(
    db,
    settled.map(({ attempt, submitted, seconds }) => ({
      schoolId: attempt.schoolId,
      id: attempt.id,
      submitted,
      seconds,
    })),
    now,
  );
  for (const { attempt, added } of settled)
    if (isForGroup(attempt, added)) db.afterCommit(() => parts.lessonBroadcast.grouped(attempt.assignmentId));
  const toMark = settled.filter(({ blocks }) => blocks.size > 0);
  if (toMark.length > 0) await reportResults(db, parts, await markBlocks(db, parts.bank, toMark, now));
  const acts = settled.flatMap(({ attempt, added }) =>
    added.map(() => ({ kind: actKinds.submit.id, schoolId: attempt.schoolId, personId: attempt.personId, at: now })),
  );
  if (acts.length > 0) for (const counter of parts.acts) await counter.note(db, acts);
}
