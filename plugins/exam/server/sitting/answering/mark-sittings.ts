import { createHash } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { type CurrentAnswer, selectCurrentAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import type { Evidence } from 'edutech/plugins/situation/api';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import type { GivenChoice } from '../../../api/results';
import { placeThatCounts } from '../../../model/paper/figures/choice';
import { choicesIn } from '../../../model/sitting/outline';
import { recordLeftOut } from '../../results/left-out';
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
  const choices: { readonly sitting: SittingRow; readonly chosen: readonly GivenChoice[] }[] = [];
  const itemsOf = new Map<Id, readonly FrozenItem[]>();
  for (const sitting of sittings) {
    const answers = ofSitting.get(sitting.id) ?? [];
    const items = itemsOf.get(sitting.examId) ?? (await frozenExams.items(db, sitting, now));
    itemsOf.set(sitting.examId, items);
    const outline = await frozenExams.outline(db, sitting, now);
    const own = chosenBy(sitting.personId, answers, choicesIn(outline.values()));
    choices.push({ sitting, chosen: own });
    const countsFor = new Map(own.flatMap(({ itemIds, countsId }) => itemIds.map((id) => [id, countsId] as const)));
    const counted = answers.filter(({ isBlank, itemId }) => !isBlank && (countsFor.get(itemId) ?? itemId) === itemId);
    const written = new Set(counted.filter(({ itemId }) => !outline.get(itemId)?.isChoice).map(({ itemId }) => itemId));
    done.set(sitting.id, { receipt: receiptOf(sitting.id, answers), answered: written.size });
    results.push(...resultsOf(bank, sitting, items, answers));
  }
  await Promise.all([upsertResults(db, results), updateHandedIn(db, sittings, done)]);
  for (const [examId, all] of Map.groupBy(choices, ({ sitting }) => sitting.examId)) {
    const chosen = all.flatMap((one) => one.chosen);
    const items = new Map(itemsOf.get(examId)!.map((item) => [item.itemId, item]));
    if (chosen.length > 0) await recordLeftOut(db, bank, items, all[0]!.sitting, chosen);
  }
  return done;
}

/** Which questions of those to choose from count for a student, by what was chosen and answered. */
function chosenBy(
  studentId: Id,
  answers: readonly CurrentAnswer[],
  choices: ReadonlyMap<Id, readonly Id[]>,
): GivenChoice[] {
  const written = answers.filter(({ isBlank }) => !isBlank);
  return [...choices].map(([sectionId, itemIds]) => {
    const chosen = written.find(({ itemId }) => itemId === sectionId)?.answer.choice?.[0];
    const answered = itemIds.map((id) => written.some(({ itemId }) => itemId === id));
    return { studentId, itemIds, countsId: itemIds[placeThatCounts({ chosen, answered })]! };
  });
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
