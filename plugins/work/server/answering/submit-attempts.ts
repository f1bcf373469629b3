import { createHash } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys } from 'edutech/plugins/questions/kit/common/question-key';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { attemptStates, type AttemptStatus } from '../../model/answering/attempt';
import { isOfTier } from '../../model/homework';
import { isMarkedByPlatform } from '../../model/marking/marks';
import type { SheetKeys } from '../homework/frozen-sheets';
import { lockKeysShared } from '../homework/homework.queries';
import { loadItems, loadKeys, type SheetItem } from '../homework/sheet';
import { actKinds } from '../contributions/figures/figure-source.queries';
import { noteActs } from '../contributions/figures/note-acts';
import type { AttemptRow } from '../monitoring/monitor.queries';
import { recalculateAssignments } from '../totals/totals.queries';
import { selectAnswers, type CurrentAnswer } from './answers.queries';
import { reportResults, type ResultListeners } from './report-results';
import { type MarkToWrite, updateSubmitted, upsertMachineMarks } from './submit-attempts.queries';

/** An attempt just submitted by its student, or by the platform at the deadline. */
export interface SubmittedAttempt {
  readonly attempt: AttemptRow;
  readonly status: AttemptStatus;
  readonly seconds: number | null;
  /** Submitted on paper: the platform marks nothing of it. */
  readonly isOnPaper?: boolean;
}

/** What attempts are marked by, read after their locks and under that of the keys. */
export interface SubmissionContext {
  readonly schoolId: Id;
  readonly items: readonly SheetItem[];
  readonly keys: SheetKeys;
  /** Of these attempts, in all rounds. */
  readonly answers: readonly CurrentAnswer[];
}

/**
 * Submits attempts of one assignment with the answers that arrived, marks what the platform can mark, and issues
 * receipts. Whoever calls it counts the class again.
 */
export async function submitAttempts(
  db: Db,
  { acts, bank, evidence, wrong }: Omit<ResultListeners, 'notices'>,
  { schoolId, items, keys, answers }: SubmissionContext,
  submitted: readonly SubmittedAttempt[],
  now: Date,
): Promise<Map<Id, string>> {
  const ofAttempt = Map.groupBy(answers, ({ attemptId }) => attemptId);
  const receipts = new Map<Id, string>();
  const marks: MarkToWrite[] = [];
  for (const { attempt, status, isOnPaper = false } of submitted) {
    const own = (ofAttempt.get(attempt.id) ?? []).filter(({ round }) => round === status.round);
    receipts.set(attempt.id, receiptOf(attempt.id, status.round, own));
    const asked = items
      .filter((item) => isAsked(item, attempt, status))
      .map((item) => (isOnPaper ? { ...item, way: 'paper' as const } : item));
    marks.push(...machineMarks(bank, { attemptId: attempt.id, round: status.round }, asked, keys, own));
  }
  const rows = submitted.map(({ attempt, status, seconds }) => ({
    ...status,
    id: attempt.id,
    receipt: receipts.get(attempt.id)!,
    seconds,
  }));
  // in one round trip, in this order: totals are those of the marks
  const [, written] = await Promise.all([
    marks.length > 0 ? upsertMachineMarks(db, schoolId, marks, now) : 0,
    updateSubmitted(db, schoolId, rows),
  ]);
  const first = submitted.filter(({ status }) => status.round === 0);
  const kind = actKinds.submit.id;
  await noteActs(
    db,
    acts,
    first.map(({ attempt: { personId } }) => ({ kind, schoolId, personId, at: now })),
  );
  const done = written.filter(({ state }) => state === attemptStates.corrected).map(({ id }) => id);
  await reportResults(db, { bank, evidence, wrong }, schoolId, done);
  return receipts;
}

/** The homework whose attempts the platform or a teacher submits. */
interface OfClass {
  readonly schoolId: Id;
  readonly assignmentId: Id;
  readonly homeworkId: Id;
}

/** Submits attempts of a class for its students, who are not there to compete for its lock: all in one transaction. */
export async function submitForClass(
  db: Db,
  { notices, ...listeners }: ResultListeners,
  { schoolId, assignmentId, homeworkId }: OfClass,
  taken: readonly SubmittedAttempt[],
  now: Date,
): Promise<void> {
  const { bank } = listeners;
  const ids = taken.map(({ attempt }) => attempt.id);
  // waits for key changes in progress, so that nobody is marked by outdated keys
  const homework = await lockKeysShared(db, { schoolId, id: homeworkId });
  const items = await loadItems(db, bank, homework);
  const [keys, answers] = await Promise.all([loadKeys(db, bank, homework, items), selectAnswers(db, schoolId, ids)]);
  await submitAttempts(db, listeners, { schoolId, items, keys, answers }, taken, now);
  // locks the assignment after its attempts, as marking does: one order prevents deadlocks
  await recalculateAssignments(db, schoolId, [assignmentId]);
  if (taken.some(({ status: { round } }) => round === 0))
    await notices.handedIn(db, { schoolId, id: assignmentId }, now);
}

const isAsked = (item: SheetItem, attempt: AttemptRow, { round }: AttemptStatus) =>
  isOfTier(item.tiers, attempt.tier) && (round === 0 || attempt.toRight.includes(item.id));

/**
 * Marks of the platform for answers to items: points where it can mark, none where a person has to. An empty answer
 * to an item marked by people is left to them: one key gives zero to all of these.
 */
export function machineMarks(
  bank: QuestionBank<Db>,
  { attemptId, round }: { readonly attemptId: Id; readonly round: number },
  items: readonly SheetItem[],
  keys: SheetKeys,
  answers: readonly CurrentAnswer[],
): MarkToWrite[] {
  const given = new Map(answers.map((one) => [`${one.itemId}/${one.part}`, one.answer]));
  return items.flatMap((item) => {
    const parts = answeredParts(item.body);
    const key = keys.get(item.id)?.key;
    const known = key && partKeys(key, parts.length);
    return parts.map(({ type, points: of }, part): MarkToWrite => {
      const row = { attemptId, itemId: item.id, part, round, of };
      const hasKey = known?.[part] && (known[part].choice || known[part].truth !== undefined || known[part].gaps);
      if (!key || !hasKey || !isMarkedByPlatform(type, item.way)) return { ...row, points: null, state: null };
      const verdict = bank.mark(item.body, key, part, given.get(`${item.id}/${part}`) ?? {});
      return verdict.state === 'unread'
        ? { ...row, points: null, state: 'unread' }
        : { ...row, points: Math.min(verdict.points, of), state: verdict.state };
    });
  });
}

/** The receipt of these answers: the same answers have the same receipt, other answers another. */
export function receiptOf(
  attemptId: Id,
  round: number,
  answers: readonly Pick<CurrentAnswer, 'itemId' | 'part' | 'client' | 'sequence'>[],
): string {
  const lines = answers.map(({ itemId, part, client, sequence }) => `${itemId}/${part}/${client}/${sequence}`).sort();
  const digest = createHash('sha256')
    .update([attemptId, round, ...lines].join('\n'))
    .digest('hex');
  return [0, 4, 8].map((at) => digest.slice(at, at + 4).toUpperCase()).join('-');
}
