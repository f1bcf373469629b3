import type { Db } from 'edutech/core/server/data/db';
import { blindMarks, verdictOf } from '../../model/marks/modes';
import type { QuestionRow } from '../projects/questions.queries';
import { type AnswerRow, lockBegun, selectMarksOf, type Standing, updateStanding } from './marks.queries';

/** What the marks of locked answers have come to is written into their rows; those that an arbiter decided are left out. */
export async function countMarks(
  db: Db,
  questionOf: (answer: AnswerRow) => QuestionRow,
  answers: readonly AnswerRow[],
  now: Date,
): Promise<void> {
  const [first] = answers;
  if (!first) return;
  const marks = Map.groupBy(
    await selectMarksOf(
      db,
      first,
      answers.map(({ id }) => id),
    ),
    ({ answerId }) => answerId,
  );
  const standing = answers.map((answer): Standing => {
    const given = marks.get(answer.id) ?? [];
    const question = questionOf(answer);
    const least = blindMarks(question.mode);
    if (given.some(({ problem }) => problem !== null))
      return { id: answer.id, state: 'problem', wanted: least, points: null };
    const points = given.flatMap((mark) => mark.points ?? []);
    const verdict = verdictOf(question, points);
    if (verdict.state === 'waiting') return { id: answer.id, state: 'waiting', wanted: verdict.wanted, points: null };
    const wanted = Math.max(least, given.length);
    return { id: answer.id, state: verdict.state, wanted, points: verdict.state === 'done' ? verdict.points : null };
  });
  await updateStanding(db, first, standing, now);
}

/** The rules of a question have changed: what was marked by them is counted again. */
export async function countAgain(db: Db, question: QuestionRow, now: Date): Promise<void> {
  await countMarks(db, () => question, await lockBegun(db, question), now);
}
