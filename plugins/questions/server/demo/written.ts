import { stages } from 'edutech/core/common/teaching/stages';
import { bankSources } from 'edutech/core/common/teaching/sources';
import { DemoLines } from 'edutech/core/server/demo/demo-values';
import { type Static, Type } from 'typebox';
import { type GapKind, gapKinds } from '../../kit/common/question-body';
import { comparisons, type GapKey, type PartialCredit, partialCredits } from '../../kit/common/question-key';
import { abilities } from '../../kit/common/types/abilities';
import { questionKinds } from '../../model/kinds';

/** What fills a gap, and how an answer is compared where it is not as the question says. */
export type WrittenGap = Omit<Partial<GapKey>, 'accepted'> & { readonly accepted: string[] };

/** One thing that is asked; texts are in the notation of notation.ts. */
export interface WrittenPart {
  readonly type: 0 | 1 | 2 | 3 | 4 | 5;
  readonly stem: string;
  readonly options?: readonly string[];
  /** Letters of the right options. */
  readonly choice?: string;
  readonly partialCredit?: PartialCredit | undefined;
  readonly truth?: boolean;
  readonly gaps?: readonly WrittenGap[];
  readonly gapKind?: GapKind | undefined;
  readonly freeOrder?: readonly (readonly number[])[];
  /** Model answer. */
  readonly answer?: string | undefined;
  readonly rubric?: readonly (readonly [text: string, points: number])[];
  readonly analysis?: string | undefined;
  readonly points: number;
}

const sources = Type.Enum(Object.keys(bankSources) as (keyof typeof bankSources)[]);

/** What a question is besides what it says. */
export const Facts = Type.Object({
  book: Type.String(),
  subject: Type.String(),
  stage: Type.Enum([...stages]),
  grade: Type.Integer(),
  /** Code of the knowledge tree, where the subject has one. */
  tree: Type.Optional(Type.String()),
  /** A demo account, or a person of the plan by his key (`201/teacher/mathematics/1`), and the code of the school. */
  owner: Type.String(),
  school: Type.String(),
  /** Path in the book's contents. */
  chapter: Type.String(),
  /** Paths in the knowledge tree. */
  knowledge: Type.Optional(Type.Array(Type.String())),
  /** 1 beginner … 5 very hard. */
  difficulty: Type.Enum([1, 2, 3, 4, 5]),
  kind: Type.Optional(Type.Enum([...questionKinds])),
  year: Type.Optional(Type.Integer()),
  region: Type.Optional(Type.String()),
  ability: Type.Optional(Type.Enum([...abilities])),
  source: Type.Optional(sources),
  wanted: Type.Optional(Type.Enum(['school', 'public'])),
  /** Days before now when it came to where it is. */
  days: Type.Optional(Type.Integer()),
  /** Students who have answered, and their share of the points. */
  measured: Type.Optional(Type.Tuple([Type.Integer(), Type.Number()])),
});

/** A question of the demo. */
export type WrittenQuestion = {
  readonly slug: string;
  readonly facts: Static<typeof Facts>;
  /** Place in its file, from 0. */
  readonly index: number;
} & (WrittenPart | WrittenComposite);

interface WrittenComposite {
  readonly type: 7 | 8 | 9;
  readonly stem: string;
  readonly parts: readonly WrittenPart[];
  readonly recording?: { readonly file: string; readonly seconds: number };
  readonly transcript?: string | undefined;
  readonly analysis?: string | undefined;
}

/** A part besides its stem and its options. */
export const Answered = Type.Object({
  /** Letters of options, or `yes` and `no`. */
  right: Type.Optional(Type.String()),
  partialCredit: Type.Optional(Type.Enum([...partialCredits])),
  /** Gaps, counted from 1, whose answers may be exchanged. */
  freeOrder: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }))),
  answer: Type.Optional(Type.String()),
  analysis: Type.Optional(Type.String()),
  /** What fills each gap. */
  gap: DemoLines,
  /** `rubric (points): step`. */
  rubric: DemoLines,
});

/** What a composite says besides its stem and its parts. */
export const Around = Type.Object({
  /** `recording (seconds): file`. */
  recording: DemoLines,
  transcript: Type.Optional(Type.String()),
  analysis: Type.Optional(Type.String()),
});

export const isGapKind = (word: string): word is GapKind => (gapKinds as readonly string[]).includes(word);
export const isComparison = (word: string): word is GapKey['comparison'] =>
  (comparisons as readonly string[]).includes(word);
