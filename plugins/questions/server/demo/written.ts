import type { GapKey, PartialCredit } from '../../kit/common/question-key';
import type { GapKind } from '../../kit/common/question-body';
import type { DemoAccount } from 'edutech/core/server/demo';
import type { QuestionKind } from '../../model/kinds';

/** What fills a gap: right answers, or what says more about how they are compared. */
export type WrittenGap =
  | readonly string[]
  | (Omit<Partial<GapKey>, 'accepted'> & { readonly accepted: readonly string[] });

/** One thing that is asked, as the demo writes it down (notation.ts). */
export interface WrittenPart {
  readonly type: 0 | 1 | 2 | 3 | 4 | 5;
  readonly stem: string;
  readonly options?: readonly string[];
  /** Letters of the right options. */
  readonly choice?: string;
  readonly partialCredit?: PartialCredit;
  readonly truth?: boolean;
  readonly gaps?: readonly WrittenGap[];
  readonly gapKind?: GapKind;
  readonly freeOrder?: readonly (readonly number[])[];
  /** Model answer. */
  readonly answer?: string;
  readonly rubric?: readonly (readonly [text: string, points: number])[];
  readonly analysis?: string;
  readonly points: number;
}

/** What a question is besides what it says. */
export interface Facts {
  readonly slug: string;
  /** 1 beginner … 5 very hard. */
  readonly difficulty: 1 | 2 | 3 | 4 | 5;
  /** Path in the book's contents. */
  readonly chapter: string;
  /** Paths in the subject's knowledge tree. */
  readonly knowledge?: readonly string[];
  readonly kind?: QuestionKind;
  readonly year?: number;
  readonly region?: string;
  /** A demo account, or a person of the plan by his key. Default: whoever keeps the set. */
  readonly owner?: DemoAccount | `${number}/teacher/${string}/${number}`;
  /** Code of the owner's school, where it is another one. */
  readonly school?: string;
  readonly source?: 1 | 2 | 3;
  readonly wanted?: 2 | 3;
  /** Days before now when it came to where it is. */
  readonly days?: number;
  /** Pupils who have answered, and their share of the points. */
  readonly measured?: readonly [answered: number, facility: number];
}

/** A question of the demo. */
export type WrittenQuestion = Facts &
  (
    | WrittenPart
    | {
        readonly type: 7 | 8 | 9;
        readonly stem: string;
        readonly parts: readonly WrittenPart[];
        readonly recording?: { readonly file: string; readonly seconds: number };
        readonly transcript?: string;
        readonly analysis?: string;
      }
  );

/** Questions about one book. */
export interface WrittenSet {
  readonly book: string;
  readonly subject: string;
  readonly stage: 'primary' | 'junior' | 'senior';
  readonly grade: number;
  /** Code of the knowledge tree; null: the subject has none. */
  readonly tree: string | null;
  readonly owner: NonNullable<Facts['owner']>;
  /** Code of the owner's school. */
  readonly school: string;
  readonly questions: readonly WrittenQuestion[];
}

type More = Omit<Partial<WrittenPart>, 'type' | 'stem'>;

/** 单选. */
export const single = (stem: string, options: readonly string[], choice: string, more: More = {}) =>
  ({ type: 0, points: 3, stem, options, choice, ...more }) as const;
/** 多选. */
export const multiple = (stem: string, options: readonly string[], choice: string, more: More = {}) =>
  ({ type: 1, points: 5, stem, options, choice, ...more }) as const;
/** 判断. */
export const truth = (stem: string, isTrue: boolean, more: More = {}) =>
  ({ type: 2, points: 2, stem, truth: isTrue, ...more }) as const;
/** 填空. */
export const fill = (stem: string, gaps: readonly WrittenGap[], more: More = {}) =>
  ({ type: 3, points: 3 * gaps.length, stem, gaps, ...more }) as const;
/** 计算. */
export const calculate = (stem: string, answer: string, more: More = {}) =>
  ({ type: 4, points: 8, stem, answer, ...more }) as const;
/** 简答. */
export const explain = (stem: string, answer: string, more: More = {}) =>
  ({ type: 5, points: 6, stem, answer, ...more }) as const;
