import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Evidence } from 'edutech/plugins/situation/api';
import type { ReportedResult, WrongQuestions } from 'edutech/plugins/wrong/api';
import type { GivenMark } from './mark-blocks';

/** Who hears of marked answers: the bank, the wrong-question collections, the evidence of what students know. */
export interface ResultListeners {
  readonly bank: QuestionBank<Db>;
  readonly evidence: readonly Evidence<Db>[];
  readonly wrong: readonly WrongQuestions<Db>[];
}

/** The area of results that guide books report. */
export const area = 'guide';

const resultOf = ({ attempt, item, answer, points, of, part, at }: GivenMark): ReportedResult => ({
  schoolId: attempt.schoolId,
  personId: attempt.personId,
  classId: attempt.classId,
  subjectId: attempt.subjectId,
  area,
  thingId: attempt.assignmentId,
  title: attempt.title,
  attemptId: attempt.id,
  itemId: item.id,
  part,
  questionId: item.questionId,
  version: item.version,
  points: points ?? 0,
  of,
  answer,
  at,
});

/** Reports marks that a machine has given, right ones too; reported again they change, and add none. */
export async function reportResults(
  db: Db,
  { bank, evidence, wrong }: ResultListeners,
  marks: readonly GivenMark[],
): Promise<void> {
  const results = marks.filter(({ points, of }) => points !== null && of > 0).map(resultOf);
  if (results.length === 0) return;
  await bank.noteResults(
    db,
    results.map((one) => ({ ...one, seconds: null })),
  );
  for (const receiver of [...wrong, ...evidence]) await receiver.note(db, results);
}
