import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { QuestionBody } from '../kit/common/question-body';
import type { QuestionKey } from '../kit/common/question-key';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { token } from 'edutech/core/common/token';

/** Room to write an answer: ruled, squared or empty, in rows of handwriting (9 mm). */
export interface PaperSpace {
  readonly kind: 'lines' | 'blank' | 'grid' | 'none';
  readonly rows: number;
}

/** A section of a paper: its heading, empty for none, and how many questions it has. */
export interface PaperSection {
  readonly title: string;
  readonly questions: number;
}

/** Questions as they are printed: the points are those of their bodies. */
export interface Paper {
  readonly title: string;
  readonly language: Language;
  /** Answers and analyses, after the questions. */
  readonly withAnswers: boolean;
  /** Instructions for students, below its title. */
  readonly note?: string;
  /** On what it is printed. Default: A4, without a sealing line. */
  readonly look?: SheetLook;
  /** The caller's own sections, with questions in their order. Without it questions are grouped by type. */
  readonly sections?: readonly PaperSection[];
  /** Keys are empty where there are none; without a space of its own a question has what its type needs. */
  readonly questions: readonly {
    readonly id: Id;
    readonly body: QuestionBody;
    readonly key: QuestionKey;
    readonly space?: PaperSpace;
  }[];
}

/** How a job that writes papers is stopped, and hears how far one is. */
export interface PaperWriting {
  readonly signal: AbortSignal;
  progress(share: number): void;
}

/**
 * Writes papers of other areas as Word or PDF, and lays out their pages, in a thread. The caller decides who may have them, with or without answers;
 * it takes seconds, so a job asks for it (kit/server/prepared).
 */
export interface QuestionPapers {
  write(paper: Paper, format: 'docx' | 'pdf', writing: PaperWriting): Promise<Uint8Array>;
  /** Its pages, for a screen that shows what is printed; one waits for them, a tenth of a second or so. */
  pages(paper: Paper): Promise<Page[]>;
}
export const QuestionPapers = token<QuestionPapers>('questions.QuestionPapers');
