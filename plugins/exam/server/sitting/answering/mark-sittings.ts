import { createHash } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { type CurrentAnswer, selectCurrentAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import type { Evidence } from 'edutech/plugins/situation/api';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import { pointsByKey } from '../../results/mark-part';
import { type ResultRow, upsertResults } from '../../results/results.queries';
import type { FrozenExams, FrozenItem } from '../frozen-exams';
import type { SittingRow } from '../sittings.queries';
import { sittingAnswers } from './sitting-answers';

export interface MarkingParts {
  readonly acts: readonly ActCounter<Db>[];
  readonly bank: QuestionBank<Db>;
  readonly evidence: readonly Evidence<Db>[];
  readonly frozenExams: FrozenExams;
}

/** What a sitting came to when it was handed in. */
export interface HandedIn {
  readonly receipt: string;
  /** Items with an answer. */
  readonly answered: number;
}

/**
 * Counts what has arrived of sittings that are over: issues receipts, marks what a machine can mark and writes the results.
 * Done again when answers arrive late. Points that a person gave stay.
 */
export async function markSittings(
  db: Db,
  { bank, frozenExams }: Omit<MarkingParts, 'acts' | 'evidence'>,
  sittings: readonly SittingRow[],
  now: Date,
): Promise<Map<Id, HandedIn>> {
  const ofSitting = Map.groupBy(await selectCurrentAnswers(db, sittingAnswers, sittings), ({ sittingId }) => sittingId);
  const done = new Map<Id, HandedIn>();
  const results: ResultRow[] = [];
  const itemsOf = new Map<Id, readonly FrozenItem[]>();
  for (const sitting of sittings) {
    const answers = ofSitting.get(sitting.id) ?? [];
    const written = new Set(answers.filter(({ isBlank }) => !isBlank).map(({ itemId }) => itemId));
    done.set(sitting.id, { receipt: receiptOf(sitting.id, answers), answered: written.size });
    const items = itemsOf.get(sitting.examId) ?? (await frozenExams.items(db, sitting, now));
    itemsOf.set(sitting.examId, items);
    results.push(...resultsOf(bank, sitting, items, answers));
  }
  await Promise.all([upsertResults(db, results), updateHandedIn(db, sittings, done)]);
  return done;
}

function resultsOf(
  bank: QuestionBank<Db>,
  { schoolId, examId, personId }: SittingRow,
  items: readonly FrozenItem[],
  answers: readonly CurrentAnswer[],
): ResultRow[] {
  const given = new Map(answers.map((one) => [`${one.itemId}/${one.part}`, one.answer]));
  return items.flatMap((item) => {
    return answeredParts(item.body).map((_, part): ResultRow => {
      const answer = given.get(`${item.itemId}/${part}`) ?? null;
      const points = pointsByKey(bank, item, part, answer);
      return { schoolId, examId, studentId: personId, itemId: item.itemId, part, answer, points };
    });
  });
}

/** The receipt of these answers: the same answers have the same receipt, other answers another. */
export function receiptOf(
  sittingId: Id,
  answers: readonly Pick<CurrentAnswer, 'itemId' | 'part' | 'client' | 'sequence'>[],
): string {
  const lines = answers.map(({ itemId, part, client, sequence }) => `${itemId}/${part}/${client}/${sequence}`).sort();
  const digest = createHash('sha256')
    .update([sittingId, ...lines].join('\n'))
    .digest('hex');
  return [0, 4, 8].map((at) => digest.slice(at, at + 4).toUpperCase()).join('-');
}

const updateHandedIn = (db: Db, sittings: readonly SittingRow[], done: ReadonlyMap<Id, HandedIn>) =>
  db.run(sql`
    update exam.sitting s set receipt = given.receipt, answered = given.answered
    from unnest(${sittings.map((one) => one.schoolId)}::uuid[], ${sittings.map((one) => one.id)}::uuid[],
      ${sittings.map((one) => done.get(one.id)!.receipt)}::text[],
      ${sittings.map((one) => done.get(one.id)!.answered)}::int2[]) as given (school_id, id, receipt, answered)
    where s.school_id = given.school_id and s.id = given.id`);
