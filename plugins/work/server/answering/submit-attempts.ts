import { createHash } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys, type QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { attemptStates, type AttemptStatus } from '../../model/answering/attempt';
import { isOfTier } from '../../model/homework';
import { isMarkedByPlatform } from '../../model/marking/marks';
import { lockKeysShared, type HomeworkKey } from '../homework/homework.queries';
import { loadItems, loadKeys, type SheetItem } from '../homework/sheet';
import { type AttemptRow, updateAttemptStatus } from '../monitoring/monitor.queries';
import { recalculateAssignments } from '../publishing/assignments.queries';
import { selectAnswers, type CurrentAnswer } from './answers.queries';
import { reportResults, type ResultListeners } from './report-results';
import { type MarkToWrite, updateSubmitted, updateTotals, upsertMachineMarks } from './submit-attempts.queries';

/** An attempt just submitted by its student, or by the platform at the deadline. */
export interface SubmittedAttempt {
  readonly attempt: AttemptRow;
  readonly status: AttemptStatus;
  readonly seconds: number | null;
  /** Submitted on paper: the platform marks nothing of it. */
  readonly isOnPaper?: boolean;
}

/** The homework whose attempts are submitted. */
export interface SubmissionContext {
  readonly schoolId: Id;
  readonly assignmentId: Id;
  readonly homeworkId: Id;
}

type Keys = ReadonlyMap<Id, { readonly key: QuestionKey }>;

/**
 * Submits attempts of one assignment with the answers that arrived, marks what the platform can mark, and issues
 * receipts.
 */
export async function submitAttempts(
  db: Db,
  { bank, notices, wrong }: ResultListeners,
  of: SubmissionContext,
  submitted: readonly SubmittedAttempt[],
  now: Date,
): Promise<Map<Id, string>> {
  const homework: HomeworkKey = { schoolId: of.schoolId, id: of.homeworkId };
  const ids = submitted.map(({ attempt }) => attempt.id);
  // waits for key changes in progress, so that nobody is marked by outdated keys
  await lockKeysShared(db, homework);
  const items = await loadItems(db, bank, homework);
  const [keys, answers] = await Promise.all([loadKeys(db, bank, homework, items), selectAnswers(db, of.schoolId, ids)]);
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
  await updateAttemptStatus(
    db,
    of.schoolId,
    submitted.map(({ attempt, status }) => ({ ...status, id: attempt.id })),
  );
  await updateSubmitted(
    db,
    of.schoolId,
    submitted.map(({ attempt, seconds }) => ({ id: attempt.id, receipt: receipts.get(attempt.id)!, seconds })),
  );
  if (marks.length > 0) await upsertMachineMarks(db, of.schoolId, marks, now);
  const totals = await updateTotals(db, of.schoolId, ids);
  const done = totals.filter(({ state }) => state === attemptStates.corrected).map(({ id }) => id);
  // locks the assignment first, as marking does: one order prevents deadlocks
  await recalculateAssignments(db, of.schoolId, [of.assignmentId]);
  await reportResults(db, { bank, wrong }, of.schoolId, done);
  if (submitted.some(({ status: { round } }) => round === 0))
    await notices.handedIn(db, { schoolId: of.schoolId, id: of.assignmentId }, now);
  return receipts;
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
  keys: Keys,
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
export function receiptOf(attemptId: Id, round: number, answers: readonly CurrentAnswer[]): string {
  const lines = answers.map(({ itemId, part, client, sequence }) => `${itemId}/${part}/${client}/${sequence}`).sort();
  const digest = createHash('sha256')
    .update([attemptId, round, ...lines].join('\n'))
    .digest('hex');
  return [0, 4, 8].map((at) => digest.slice(at, at + 4).toUpperCase()).join('-');
}
