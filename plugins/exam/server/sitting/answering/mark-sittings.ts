import { createHash } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { type Answer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys } from 'edutech/plugins/questions/kit/common/question-key';
import type { Evidence } from 'edutech/plugins/situation/api';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import type { FrozenExams, FrozenItem } from '../frozen-exams';
import type { SittingRow } from '../sittings.queries';
import { selectSittingAnswers, type StandingAnswer } from './answers.queries';

export interface MarkingParts {
  readonly acts: readonly ActCounter<Db>[];
  readonly bank: QuestionBank<Db>;
  readonly evidence: readonly Evidence<Db>[];
  readonly frozenExams: FrozenExams;
}

interface ResultRow {
  readonly schoolId: Id;
  readonly examId: Id;
  readonly studentId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly points: number | null;
  readonly answer: Answer | null;
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
  const ofSitting = Map.groupBy(await selectSittingAnswers(db, sittings), ({ sittingId }) => sittingId);
  const done = new Map<Id, HandedIn>();
  const results: ResultRow[] = [];
  for (const sitting of sittings) {
    const answers = ofSitting.get(sitting.id) ?? [];
    const written = new Set(answers.filter(({ isBlank }) => !isBlank).map(({ itemId }) => itemId));
    done.set(sitting.id, { receipt: receiptOf(sitting.id, answers), answered: written.size });
    const { items } = await frozenExams.secret(db, sitting, now);
    results.push(...resultsOf(bank, sitting, items, answers));
  }
  await Promise.all([upsertResults(db, results), updateHandedIn(db, sittings, done)]);
  return done;
}

function resultsOf(
  bank: QuestionBank<Db>,
  { schoolId, examId, personId }: SittingRow,
  items: readonly FrozenItem[],
  answers: readonly StandingAnswer[],
): ResultRow[] {
  const given = new Map(answers.map((one) => [`${one.itemId}/${one.part}`, one.answer]));
  return items.flatMap(({ itemId, body, key }) => {
    const parts = answeredParts(body);
    const keys = key && partKeys(key, parts.length);
    return parts.map(({ type, points: of }, part): ResultRow => {
      const answer = given.get(`${itemId}/${part}`) ?? null;
      const row = { schoolId, examId, studentId: personId, itemId, part, answer };
      if (!answer || isBlankAnswer(answer)) return { ...row, points: 0 };
      const own = keys?.[part];
      const isKeyed = own && (own.choice || own.truth !== undefined || own.gaps);
      if (!key || !isKeyed || type > questionTypes.gapFilling) return { ...row, points: null };
      const verdict = bank.mark(body, key, part, answer);
      return { ...row, points: verdict.state === 'unread' ? null : Math.min(verdict.points, of) };
    });
  });
}

/** The receipt of these answers: the same answers have the same receipt, other answers another. */
export function receiptOf(
  sittingId: Id,
  answers: readonly Pick<StandingAnswer, 'itemId' | 'part' | 'client' | 'sequence'>[],
): string {
  const lines = answers.map(({ itemId, part, client, sequence }) => `${itemId}/${part}/${client}/${sequence}`).sort();
  const digest = createHash('sha256')
    .update([sittingId, ...lines].join('\n'))
    .digest('hex');
  return [0, 4, 8].map((at) => digest.slice(at, at + 4).toUpperCase()).join('-');
}

const upsertResults = (db: Db, rows: readonly ResultRow[]) =>
  db.run(sql`
    insert into exam.result as r (school_id, exam_id, student_id, item_id, part, points, answer)
    select * from unnest(${rows.map((row) => row.schoolId)}::uuid[], ${rows.map((row) => row.examId)}::uuid[],
      ${rows.map((row) => row.studentId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[],
      ${rows.map((row) => row.part)}::int2[], ${rows.map((row) => row.points)}::numeric[],
      ${rows.map((row) => (row.answer ? JSON.stringify(row.answer) : null))}::jsonb[])
    on conflict (school_id, exam_id, student_id, item_id, part)
    do update set answer = excluded.answer,
      points = case when r.answer is distinct from excluded.answer then excluded.points else coalesce(excluded.points, r.points) end
    where r.answer is distinct from excluded.answer or r.points is distinct from excluded.points`);

const updateHandedIn = (db: Db, sittings: readonly SittingRow[], done: ReadonlyMap<Id, HandedIn>) =>
  db.run(sql`
    update exam.sitting s set receipt = given.receipt, answered = given.answered
    from unnest(${sittings.map((one) => one.schoolId)}::uuid[], ${sittings.map((one) => one.id)}::uuid[],
      ${sittings.map((one) => done.get(one.id)!.receipt)}::text[],
      ${sittings.map((one) => done.get(one.id)!.answered)}::int2[]) as given (school_id, id, receipt, answered)
    where s.school_id = given.school_id and s.id = given.id`);
