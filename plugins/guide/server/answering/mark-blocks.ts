import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { withPoints } from 'edutech/plugins/questions/kit/common/shared-points';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { selectCurrentAnswers } from 'edutech/plugins/questions/kit/server/answers/answers.queries';
import { type QuestionItem, questionsIn } from '../../model/book/document';
import { guideAnswers, type MarkRow, upsertMarks } from './answers.queries';
import type { KnownAttempt } from './known-attempts';

/** Blocks of one attempt that are submitted and to be marked. */
export interface ToMark {
  readonly attempt: KnownAttempt;
  /** When each was submitted. */
  readonly blocks: ReadonlyMap<Id, Date>;
}

/** A mark with what it was given for, as other areas hear of it. */
export interface GivenMark extends MarkRow {
  readonly attempt: KnownAttempt;
  readonly item: QuestionItem;
  readonly answer: Answer;
  /** When its block was submitted. */
  readonly at: Date;
}

/** Marks questions of the bank in submitted blocks by their keys; what no machine can read has no points. */
export async function markBlocks(
  db: Db,
  bank: QuestionBank<Db>,
  toMark: readonly ToMark[],
  now: Date,
): Promise<GivenMark[]> {
  const asked = toMark.map(({ attempt, blocks }) => ({
    attempt,
    questions: attempt.document.blocks.flatMap((block) => {
      const at = blocks.get(block.id);
      return at ? questionsIn({ blocks: [block] }).map((item) => ({ ...item, at })) : [];
    }),
  }));
  const versions = [
    ...new Map(asked.flatMap(({ questions }) => questions.map((one) => [versionKey(one), one]))).values(),
  ];
  if (versions.length === 0) return [];
  const bodies = await bank.bodies(db, versions);
  const keys = await bank.keys(db, versions);
  const answers = await selectCurrentAnswers(
    db,
    guideAnswers,
    asked.map(({ attempt }) => attempt),
    [...new Set(asked.flatMap(({ questions }) => questions.map(({ id }) => id)))],
  );
  const answerOf = new Map(answers.map((one) => [`${one.attemptId}/${one.itemId}/${one.part}`, one.answer]));
  const marks = asked.flatMap(({ attempt, questions }) =>
    questions.flatMap((item): GivenMark[] => {
      const plain = bodies.get(versionKey(item));
      const key = keys.get(versionKey(item));
      if (!plain) return [];
      const body = withPoints(plain, item.points);
      return answeredParts(body).map((asking, part) => {
        const answer = answerOf.get(`${attempt.id}/${item.id}/${part}`) ?? {};
        const verdict = key ? bank.mark(body, key, part, answer) : null;
        const isRead = verdict !== null && verdict.state !== 'unread';
        return {
          schoolId: attempt.schoolId,
          attemptId: attempt.id,
          personId: attempt.personId,
          itemId: item.id,
          part,
          points: isRead ? Math.min(verdict.points, asking.points) : null,
          of: asking.points,
          state: verdict?.state ?? 'unread',
          attempt,
          item,
          answer,
          at: item.at,
        };
      });
    }),
  );
  if (marks.length > 0) await upsertMarks(db, marks, now);
  return marks;
}
