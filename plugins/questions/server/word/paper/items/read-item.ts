import type { QuestionBody } from '../../../../kit/common/question-body';
import type { QuestionKey } from '../../../../kit/common/question-key';
import type { Place } from '../../document/source-line';

/**
 * Why a field is thought to be right or wrong; the end of a message key `questions.read.word.why.…`.
 */
export type Why =
  | 'sectionSays'
  | 'formSays'
  | 'guessed'
  | 'complete'
  | 'missing'
  | 'fewOptions'
  | 'manyOptions'
  | 'marked'
  | 'written'
  | 'perSection'
  | 'fits'
  | 'doesNotFit'
  | 'numberSkipped'
  | 'empty'
  | 'long';

/** How sure the reader is of a field: 0 not at all, 1 entirely. */
export interface Confidence {
  readonly value: number;
  readonly why: Why;
}

/** Fields that are judged one by one. */
export type ReadField = 'type' | 'stem' | 'options' | 'key' | 'points';

/** A question as it was read from a paper. */
export interface ReadItem {
  /** As the paper numbers it (that of the first part of a composite); empty where it does not. */
  readonly number: string;
  /** Place of its section among the paper's sections; null before the first one. */
  readonly section: number | null;
  readonly place: Place;
  readonly body: QuestionBody;
  readonly key: QuestionKey;
  readonly trust: Readonly<Partial<Record<ReadField, Confidence>>>;
  /** Lines such as 【知识点】 and 【难度】, as they stand. */
  readonly knowledge: readonly string[];
  readonly difficulty: string | null;
}

/** The lowest of an item's fields. */
export const confidenceOf = ({ trust }: Pick<ReadItem, 'trust'>): number =>
  Math.min(1, ...Object.values(trust).map(({ value }) => value));
