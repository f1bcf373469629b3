import { contributions } from 'edutech/core/common/token';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { FrozenExams } from '../../sitting/frozen-exams';

/** What freezes and marks exams: the demo city makes its own by the same ways as the product. */
export interface ExamParts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
  readonly frozenExams: FrozenExams;
}
export const ExamParts = contributions<ExamParts>('exam.ExamParts');
