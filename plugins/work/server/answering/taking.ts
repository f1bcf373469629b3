import { createHash } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys, type QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { attemptStates, type Standing } from '../../model/answering/attempt';
import { isOfTier } from '../../model/homework';
import { isMarkedByPlatform } from '../../model/marking/marks';
import { holdKeys, type HomeworkKey } from '../homework/homework.queries';
import { loadItems, loadKeys, type SheetItem } from '../homework/sheet';
import { type AttemptRow, updateStandings } from '../monitoring/monitor.queries';
import { recount } from '../publishing/assignments.queries';
import { selectAnswers, type StandingAnswer } from './answers.queries';
import { tell, type Telling } from './telling';
import { type MarkToWrite, updateTaken, updateTotals, upsertMachineMarks } from './taking.queries';

/** An attempt that was just handed in, or taken when time was up. */
export interface Taken {
  readonly attempt: AttemptRow;
  readonly standing: Standing;
  readonly seconds: number | null;
  /** Handed in on paper: nothing of it is marked by the platform. */
  readonly isOnPaper?: boolean;
}

/** Homework whose attempts are taken. */
export interface TakenOf {
  readonly schoolId: Id;
  readonly assignmentId: Id;
  readonly homeworkId: Id;
}

type Keys = ReadonlyMap<Id, { readonly key: QuestionKey }>;

/** Takes attempts of one class: what arrived is what counts. Marks what the platform marks, and gives each its receipt. */
export async function takeIn(
  db: Db,
  { bank, notices, wrong }: Telling,
  of: TakenOf,
  taken: readonly Taken[],
  now: Date,
): Promise<Map<Id, string>> {
  const homework: HomeworkKey = { schoolId: of.schoolId, id: of.homeworkId };
  const ids = taken.map(({ attempt }) => attempt.id);
  // answers that are being changed are waited for: who hands in meanwhile would be marked by the old ones for good
  await holdKeys(db, homework);
  const items = await loadItems(db, bank, homework);
  const [keys, answers] = await Promise.all([loadKeys(db, bank, homework, items), selectAnswers(db, of.schoolId, ids)]);
  const ofAttempt = Map.groupBy(answers, ({ attemptId }) => attemptId);
  const receipts = new Map<Id, string>();
  const marks: MarkToWrite[] = [];
  for (const { attempt, standing, isOnPaper = false } of taken) {
    const own = (ofAttempt.get(attempt.id) ?? []).filter(({ round }) => round === standing.round);
    receipts.set(attempt.id, receiptOf(attempt.id, standing.round, own));
    const asked = items
      .filter((item) => isAsked(item, attempt, standing))
      .map((item) => (isOnPaper ? { ...item, way: 'paper' as const } : item));
    marks.push(...machineMarks(bank, { attemptId: attempt.id, round: standing.round }, asked, keys, own));
  }
  await updateStandings(
    db,
    of.schoolId,
    taken.map(({ attempt, standing }) => ({ ...standing, id: attempt.id })),
  );
  await updateTaken(
    db,
    of.schoolId,
    taken.map(({ attempt, seconds }) => ({ id: attempt.id, receipt: receipts.get(attempt.id)!, seconds })),
  );
  if (marks.length > 0) await upsertMachineMarks(db, of.schoolId, marks, now);
  const standing = await updateTotals(db, of.schoolId, ids);
  const done = standing.filter(({ state }) => state === attemptStates.corrected).map(({ id }) => id);
  // the class first, as correcting does: who locks both in one order never waits for each other
  await recount(db, of.schoolId, [of.assignmentId]);
  await tell(db, { bank, wrong }, of.schoolId, done);
  if (taken.some(({ standing: { round } }) => round === 0))
    await notices.handedIn(db, { schoolId: of.schoolId, id: of.assignmentId }, now);
  return receipts;
}

const isAsked = (item: SheetItem, attempt: AttemptRow, { round }: Standing) =>
  isOfTier(item.tiers, attempt.tier) && (round === 0 || attempt.toRight.includes(item.id));

/**
 * What the platform says of the answers to items: points where it marks them, nothing where a person has to. An empty answer
 * to what a person marks is left to the person, who gives all of them nothing with one key.
 */
export function machineMarks(
  bank: QuestionBank<Db>,
  { attemptId, round }: { readonly attemptId: Id; readonly round: number },
  items: readonly SheetItem[],
  keys: Keys,
  answers: readonly StandingAnswer[],
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

/** Names what arrived: the same answers have the same receipt, and any other another one. */
export function receiptOf(attemptId: Id, round: number, answers: readonly StandingAnswer[]): string {
  const lines = answers.map(({ itemId, part, client, sequence }) => `${itemId}/${part}/${client}/${sequence}`).sort();
  const digest = createHash('sha256')
    .update([attemptId, round, ...lines].join('\n'))
    .digest('hex');
  return [0, 4, 8].map((at) => digest.slice(at, at + 4).toUpperCase()).join('-');
}
