import type { ErrorParams } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from '../../kit/common/question-body';
import type { QuestionKey } from '../../kit/common/question-key';
import type { Difficulty } from '../../kit/common/types/difficulty';
import type { QuestionKind } from '../../model/kinds';
import type { ImportFormat } from '../../model/formats';

/** A problem of a reader: where it is, and why. */
export interface ReadProblem {
  /** Message (`questions.read.…`). */
  readonly key: string;
  readonly params?: ErrorParams;
  /** Page from 1 on, or line or row where there are no pages; null: unknown. */
  readonly page: number | null;
  readonly line: number | null;
  /** The text there, at most 200 characters. */
  readonly text: string;
}

/** Which parts of an item a reader says how sure it is of. */
export const readFields = ['type', 'stem', 'options', 'gaps', 'parts', 'answer', 'analysis', 'points'] as const;
export type ReadField = (typeof readFields)[number];

/** A question as it was read. `key` is empty if the paper has no answer. */
export interface ReadItem {
  /** As the paper numbers it (`12`, `三、2`); empty: it has none. */
  readonly number: string;
  /** Index in {@link ReadPaper.sections}; -1: it stands in none. */
  readonly section: number;
  readonly page: number | null;
  readonly body: QuestionBody;
  readonly key: QuestionKey;
  /** How sure the reader is that all of it is right, 0 to 1: at most the least of {@link fields}. */
  readonly confidence: number;
  readonly fields: Partial<Record<ReadField, number>>;
  readonly problems: readonly ReadProblem[];
  /** The text of the paper that it was read from, for comparing. At most 4,000 characters. */
  readonly source: string;
  /** Metadata that the file gives besides the question. */
  readonly facts?: {
    readonly difficulty?: Exclude<Difficulty, 0>;
    readonly kind?: QuestionKind;
    readonly year?: number;
    readonly region?: string;
    /** Names of knowledge points or tags, to be matched by hand. */
    readonly tags?: readonly string[];
  };
}

export interface ReadSection {
  /** 一、选择题（每小题 3 分，共 30 分） */
  readonly title: string;
  /** Points of all its questions; null: it does not say. */
  readonly points: number | null;
}

/** The result of reading a file. Unreadable parts are problems with their place. */
export interface ReadPaper {
  /** Title of the paper; empty: it has none. */
  readonly title: string;
  readonly sections: readonly ReadSection[];
  readonly items: readonly ReadItem[];
  /** Problems that belong to no item: what was left out, and why. */
  readonly problems: readonly ReadProblem[];
  /** The file's text page by page, for the left half of the repair screen; empty where there are no pages. */
  readonly pages: readonly string[];
}

export interface ReadContext {
  /**
   * Stores a picture (png, jpg, gif, webp) or recording (mp3, wav) of the paper and answers the id by which bodies name it;
   * null: it is none, or is broken. The same bytes twice are one file.
   */
  store(bytes: Uint8Array, name: string): Promise<Id | null>;
  /** 0 to 1, for the progress bar; also keeps the job's lease. */
  progress(share: number): Promise<void>;
  /** Ends when the server drains: throw, the job is tried again. */
  readonly signal: AbortSignal;
}

/**
 * Reads questions from files. Throws an AppError (`questions.read.…`) only if nothing of a file can be read (it is
 * of another kind); otherwise it continues and lists what it left out. Files are untrusted: sizes, depth and counts
 * are bounded, nothing in them is run or fetched.
 */
export interface QuestionReader {
  readonly formats: readonly ImportFormat[];
  read(path: string, format: ImportFormat, context: ReadContext): Promise<ReadPaper>;
}
