import { createHash } from 'node:crypto';
import type { Id } from 'edutech/core/common/ids';
import type { QuestionBody } from '../../kit/common/question-body';
import type { QuestionKey } from '../../kit/common/question-key';
import type { SheetToWrite } from 'edutech/core/server/sheets/write-sheet';
import type { Difficulty } from '../../kit/common/types/difficulty';

/**
 * Why a part of a file was not imported, or only partly: message keys `questions.exchange.<fault>`, with their parameters.
 */
export const exchangeFaults = [
  'damaged',
  'encoding',
  'tooLarge',
  'empty',
  'matching',
  'ordering',
  'unknownType',
  'noAnswer',
  'braces',
  'fewAnswers',
  'noNumber',
  'noAnswers',
  'wildcard',
  'tooManyOptions',
  'emptyOption',
  'template',
  'adaptive',
  'lostFeedback',
  'tooManyGaps',
  'manyGaps',
  'tooLong',
  'badPoints',
  'badType',
  'badRow',
  'remotePicture',
  'lostFile',
  'lostCredit',
  'heading',
] as const;
export type ExchangeFault = (typeof exchangeFaults)[number];

/** A position in a file: by line, row or name, depending on the format. */
export interface Place {
  /** From 1; null in formats without lines. */
  readonly line: number | null;
  /** From 1, of formats whose faults are at one sign. */
  readonly column?: number;
  readonly name: string;
}

export interface Note {
  readonly fault: ExchangeFault;
  readonly place: Place;
  /** What the text names, as it was written. */
  readonly detail: string;
}

/** A picture or recording that a file carries. */
export interface Media {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A question as formats carry it. Files in it are named by {@link mediaId} until they are stored. */
export interface ExchangeQuestion {
  /** How the file calls it; may be empty. */
  readonly title: string;
  readonly body: QuestionBody;
  readonly key: QuestionKey;
  readonly difficulty?: Difficulty;
  /** Folder of the other system, from the outside in. */
  readonly category?: readonly string[];
  readonly tags?: readonly string[];
}

export interface ReadQuestion extends ExchangeQuestion {
  readonly place: Place;
}

/** What was read: everything that could be, and a line for everything that could not. */
export interface ReadFile {
  readonly questions: readonly ReadQuestion[];
  readonly notes: readonly Note[];
  readonly media: ReadonlyMap<Id, Media>;
}

/** What is written: the file, and the questions that its format cannot say. */
export interface WrittenFile {
  readonly bytes: Buffer;
  readonly left: readonly Note[];
  /** Of a workbook: its sheet. */
  readonly sheet?: SheetToWrite;
}

/** Questions to write, and the contents of their files by id. */
export interface ExportContent {
  readonly questions: readonly ExchangeQuestion[];
  readonly media: ReadonlyMap<Id, Media>;
}

/** Largest file that is read, packed or as text. Bytes. */
export const mostBytes = 32 * 1_048_576;
/** Most questions of one file. */
export const mostQuestions = 2000;

/** Name of a file that is not stored yet, by its content: a picture that stands twice is one. */
export const mediaId = (bytes: Buffer): Id => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Gathers what a file carries, once each. */
export class MediaShelf {
  readonly media = new Map<Id, Media>();

  add(name: string, bytes: Buffer): Id {
    const id = mediaId(bytes);
    if (!this.media.has(id)) this.media.set(id, { name, bytes });
    return id;
  }
}

/** Thrown while one question is read: it is listed, and the rest goes on. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly fault: ExchangeFault,
    readonly detail = '',
  ) {
    super(fault);
  }
}
