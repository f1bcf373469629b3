import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { token } from 'edutech/core/common/token';
import type { Content } from '../kit/common/content';
import type { PaperSpace } from '../kit/common/types/paper-space';
import type { QuestionBody } from '../kit/common/question-body';
import type { QuestionKey } from '../kit/common/question-key';

/** A section of a paper: its heading, empty for none, and how many questions it has. */
export interface PaperSection {
  /** By which its place on the pages is told. */
  readonly id?: string;
  readonly title: string;
  readonly questions: number;
  /** Title of the part (分卷) that begins with it. */
  readonly part?: string;
  /** Text below the heading, before the questions; a section may consist of it alone. */
  readonly intro?: Content;
}

/** What stands on a paper besides its title and its questions. What is absent does not stand there. */
export interface PaperFront {
  /** Above the title, at the left. */
  readonly secret?: string;
  readonly subtitle?: string;
  /** In the middle, below the titles: full points, minutes, date. */
  readonly info?: string;
  /** Fields that students fill in, and the boxes of their number (0: none). */
  readonly student?: { readonly fields: readonly string[]; readonly boxes: number };
  /** Whether a table has a column for each section, the total and its checker. */
  readonly hasScores?: boolean;
  /** Instructions, a line each. */
  readonly notes?: readonly string[];
  /** Whether a box for points and marker stands before each section. */
  readonly hasSectionScores?: boolean;
  /** Whether pages say their number. Default: yes. */
  readonly hasPageNumbers?: boolean;
  /** Pale words across all pages. */
  readonly watermark?: string;
  /** Fields outside of the sealing line, where the sheet has one. Default: school, class, name, number. */
  readonly bindingFields?: readonly string[];
  /** Empty pages at the end, until their number is a multiple of this. Default: 1. */
  readonly fillTo?: 1 | 2 | 4;
}

/** Where answers and analyses stand: nowhere, after the questions, below each of them, or without the questions. */
export type PaperAnswers = 'none' | 'after' | 'beneath' | 'only';

/** A question of a paper; its points are those of its body. */
export interface PaperQuestion {
  /** By which its place on the pages is told. */
  readonly id: Id;
  readonly body: QuestionBody;
  /** Empty where answers are not printed. */
  readonly key: QuestionKey;
  /** Default: what its type needs. */
  readonly space?: PaperSpace;
  /** Where its figures stand. Default: where the question has them. */
  readonly figure?: 'end' | 'below';
  readonly beginsPage?: boolean;
  /** A QR code beside it: what it says, and what it is for. Word has none. */
  readonly code?: { readonly text: string; readonly label: string };
}

/** Questions as they are printed. */
export interface Paper {
  readonly title: string;
  readonly language: Language;
  readonly answers: PaperAnswers;
  /** Instructions for students, below its title. */
  readonly note?: string;
  /** Absent: the title, and a line for the student's name. */
  readonly front?: PaperFront;
  /** On what it is printed. Default: A4, without a sealing line. */
  readonly look?: SheetLook;
  /** The caller's own sections, with questions in their order. Without it questions are grouped by type. */
  readonly sections?: readonly PaperSection[];
  readonly questions: readonly PaperQuestion[];
}

/** How a job that writes papers is stopped, and hears how far one is. */
export interface PaperWriting {
  readonly signal: AbortSignal;
  progress(share: number): void;
}

/**
 * Writes papers of other areas as Word or PDF, and lays out their pages, in a thread. The caller decides who may have
 * them, with or without answers; a file takes seconds, so a job asks for it (kit/server/prepared).
 */
export interface QuestionPapers {
  write(paper: Paper, format: 'docx' | 'pdf', writing: PaperWriting): Promise<Uint8Array>;
  /**
   * Its pages, for a screen that shows what is printed; one waits for them, a tenth of a second or so. Places on them have
   * the ids of questions and sections, and `title`, `secret`, `subtitle`, `info`, `student`, `scores`, `notes` for what
   * stands before these.
   */
  pages(paper: Paper): Promise<Page[]>;
}
export const QuestionPapers = token<QuestionPapers>('questions.QuestionPapers');
