import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys, type QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import type { Verdict } from 'edutech/plugins/questions/kit/common/verdict';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { type Grade, grades } from 'edutech/plugins/questions/kit/common/scheduling/memory';

/** Whether the platform can mark all parts: types 0 to 3 with keys, and composites of these only. */
export function isMarked(body: QuestionBody | null, key: QuestionKey | undefined): boolean {
  if (!body || !key) return false;
  const parts = answeredParts(body);
  const known = partKeys(key, parts.length);
  return parts.every(({ type }, part) => {
    const { choice, truth, gaps } = known[part] ?? {};
    return type <= questionTypes.gapFilling && (choice !== undefined || truth !== undefined || gaps !== undefined);
  });
}

/** Verdicts of the platform, by part; null where a person has to rate the answer. */
export function verdictsOf(
  bank: Pick<QuestionBank<Db>, 'mark'>,
  body: QuestionBody,
  key: QuestionKey | undefined,
  answers: readonly Answer[],
): Verdict[] | null {
  if (!key || !isMarked(body, key)) return null;
  const verdicts = answeredParts(body).map((_, part) => bank.mark(body, key, part, answers[part] ?? {}));
  return verdicts.some(({ state }) => state === 'unread') ? null : verdicts;
}

/** The grade of marked answers: all right, partly right, wrong. Partly right counts as not known yet. */
export function gradeOf(verdicts: readonly Verdict[]): { grade: Grade; isRight: boolean } {
  if (verdicts.every(({ state }) => state === 'right')) return { grade: grades.good, isRight: true };
  const isPartly = verdicts.some(({ state }) => state === 'right' || state === 'partly');
  return { grade: isPartly ? grades.hard : grades.again, isRight: false };
}
