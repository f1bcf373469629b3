import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { QuestionBody } from 'edutech/core/common/question/question-body';
import type { QuestionKey } from 'edutech/core/common/question/question-key';
import { token } from 'edutech/core/common/token';

/** Questions as they are printed: the points are those of their bodies. */
export interface Paper {
  readonly title: string;
  readonly language: Language;
  /** Answers and analyses, after the questions. */
  readonly withAnswers: boolean;
  /** In their order; keys are empty where there are none. */
  readonly questions: readonly { readonly id: Id; readonly body: QuestionBody; readonly key: QuestionKey }[];
}

/** Writes papers of other areas as Word or PDF. Who may have them, and their answers, is decided by who asks. `Db` is the server's. */
export interface QuestionPapers<Db = unknown> {
  write(db: Db, paper: Paper, format: 'docx' | 'pdf'): Promise<Uint8Array>;
}
export const QuestionPapers = token<QuestionPapers>('questions.QuestionPapers');
