import type { Db } from 'edutech/core/server/data/db';
import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { Verdict } from 'edutech/plugins/questions/kit/common/verdict';
import type { Evidence, EvidenceSource } from 'edutech/plugins/situation/api';
import type { EntryRow } from '../collection/entries.queries';
import type { Parts } from '../present-entries';
import type { PracticeRow, ReviewRow } from './practice.queries';

export interface PracticeParts extends Parts {
  readonly evidence: readonly Evidence<Db>[];
}

interface Practised {
  readonly body: QuestionBody;
  readonly verdicts: readonly Verdict[];
  readonly review: ReviewRow;
  readonly practice: PracticeRow;
}

/** Reports practice that the platform has marked; what students say of themselves is no evidence. Nobody else sees it. */
export async function noteEvidence(
  db: Db,
  { evidence }: PracticeParts,
  { schoolId, personId, subjectId, questionId, version }: EntryRow,
  { body, verdicts, review, practice }: Practised,
): Promise<void> {
  if (!questionId || !version) return;
  const parts = answeredParts(body);
  const answers = verdicts.map((verdict, part) => ({
    schoolId,
    personId,
    classId: null,
    subjectId,
    area: 'wrong',
    thingId: practice.id,
    title: '',
    attemptId: practice.id,
    itemId: review.id,
    part,
    questionId,
    version,
    points: verdict.points,
    of: parts[part]?.points ?? 0,
    answer: review.answers[part] ?? {},
    at: review.at,
    isOwn: true,
  }));
  for (const one of evidence) await one.note(db, answers);
}

/** Students know how they practised. Reviews are only ever added, so there is nothing to recount. */
export const practiceEvidence: EvidenceSource<Db> = {
  area: 'wrong',
  known: async (_db, _personId, attemptIds) => new Set(attemptIds),
};
