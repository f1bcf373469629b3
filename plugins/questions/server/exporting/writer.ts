import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { QuestionBody } from '../../kit/common/question-body';
import type { QuestionKey } from '../../kit/common/question-key';
import type { Typesetting } from '../../kit/server/formula/typesetting/typesetting';
import type { Difficulty } from '../../kit/common/types/difficulty';
import type { LossField } from '../exchange/checks/lost-fields';
import type { PaperAnswers, PaperFront, PaperQuestion, PaperSection } from '../../api/papers';
import type { PaperSpace } from '../../kit/common/types/paper-space';
import type { WrittenFormat } from '../../model/formats';

/** A question as a writer gets it. */
export interface WrittenQuestion {
  readonly id: Id;
  readonly body: QuestionBody;
  /** Empty if it is written without answers. */
  readonly key: QuestionKey;
  readonly difficulty: Difficulty;
  /** Names of its knowledge points. */
  readonly tags: readonly string[];
  /** Answer space on paper; the default of the type if none is set. */
  readonly space?: PaperSpace;
  /** Where its figures stand on paper. Default: where the question has them. */
  readonly figure?: PaperQuestion['figure'];
  readonly beginsPage?: boolean;
  /** A QR code beside it on pages. */
  readonly code?: PaperQuestion['code'];
}

/** A picture or recording of a question. */
export interface WrittenMedium {
  readonly name: string;
  readonly mime: string;
  readonly ext: string;
  readonly bytes: Uint8Array;
}

export interface WriteOptions {
  readonly title: string;
  readonly language: Language;
  /** Where answers and analyses stand on paper. Formats of machines have those that the questions have. */
  readonly answers: PaperAnswers;
  /** Words below the title of a paper. */
  readonly note?: string;
  /** What stands before its questions. Default: title, and fields for the student's name. */
  readonly front?: PaperFront;
  /** On what it is printed. Default: A4, without a sealing line. */
  readonly look?: SheetLook;
  /** Sections of a paper that somebody has divided; else it is divided by type. */
  readonly sections?: readonly PaperSection[];
  /** The file with this id; null: it is gone. */
  medium(file: Id): Promise<WrittenMedium | null>;
  /** Hears how far it is, 0 to 1. */
  progress?(share: number): void;
  readonly signal?: AbortSignal;
}

/** A file that was written. */
export interface WrittenFile {
  readonly bytes: Uint8Array;
  /** Without a dot. */
  readonly ext: string;
  readonly mime: string;
  /** What does not come back from the file, by question. */
  readonly losses: readonly Loss[];
}

/** What a file does not have of a question. */
export interface Loss {
  readonly id: Id;
  /** `questions.write.…`. */
  readonly key: string;
  /** Fields that the message names, one at a time: `questions.write.field.…`. */
  readonly fields?: readonly LossField[];
}

/** Writes questions into a file of one format, in a thread of its own (../writing/thread-writers.ts). */
export interface QuestionWriter {
  readonly format: WrittenFormat;
  write(questions: readonly WrittenQuestion[], options: WriteOptions): Promise<WrittenFile>;
}

/** The same where the work is done, in that thread: with a way to formulas. */
export interface FormatWriter {
  readonly format: WrittenFormat;
  write(questions: readonly WrittenQuestion[], options: FormatOptions): Promise<WrittenFile>;
}
export type FormatOptions = Omit<WriteOptions, 'signal'> & { readonly typesetting: Typesetting };
