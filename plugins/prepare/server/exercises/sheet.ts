import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { Paper, QuestionBank } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { withPoints } from 'edutech/plugins/questions/kit/common/shared-points';
import { type ExerciseKey, type ItemRow, selectExerciseOf, selectItems } from './exercises.queries';

export interface SheetQuestion extends ItemRow {
  readonly body: QuestionBody;
}

/** Questions of an exercise with its points, never an answer; one that is gone from the bank is left out. */
export async function loadQuestions(db: Db, bank: QuestionBank<Db>, key: ExerciseKey): Promise<SheetQuestion[]> {
  const items = await selectItems(db, key);
  const bodies = await bank.bodies(db, items);
  return items.flatMap((item) => {
    const body = bodies.get(versionKey(item));
    return body ? [{ ...item, body: withPoints(body, item.points) }] : [];
  });
}

interface Wanted {
  readonly language: Language;
  readonly withAnswers: boolean;
}

/** An exercise as it is printed, for whoever may have it. */
export async function paperOf(
  db: Db,
  bank: QuestionBank<Db>,
  key: ExerciseKey,
  { language, withAnswers }: Wanted,
): Promise<Paper> {
  const { title } = await selectExerciseOf(db, key, language);
  const questions = await loadQuestions(db, bank, key);
  const keys = withAnswers ? await bank.keys(db, questions) : new Map();
  return {
    title,
    language,
    answers: withAnswers ? 'after' : 'none',
    sections: [{ title: '', questions: questions.length }],
    questions: questions.map((one) => ({ id: one.questionId, body: one.body, key: keys.get(versionKey(one)) ?? {} })),
  };
}
