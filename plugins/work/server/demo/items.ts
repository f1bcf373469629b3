import { answerOption } from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { DemoRecord } from 'edutech/core/server/demo/demo-text';
import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { type Inline, plainContent } from 'edutech/plugins/questions/kit/common/content';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { type Static, Type } from 'typebox';
import { type AnswerMethod, tiers } from '../../model/homework';

/** An item of the demo: what students answer, and what it is worth. */
export interface DemoItem {
  /** Of a question of the bank's demo, unless it is an item of an answer card. */
  readonly slug: string;
  readonly points: number;
  readonly way?: AnswerMethod;
  /** Tiers that get it; all of them by default. */
  readonly tiers?: number;
  readonly section: number;
  readonly right: Answer;
  /** What others answer, with the points for it. */
  readonly wrong: readonly (readonly [answer: Answer, points: number])[];
  /** Marked by a person. */
  readonly isFree?: true;
  /** An item of an answer card, in place of a question of the bank, and what is right. */
  readonly card?: { readonly body: QuestionBody; readonly key: QuestionKey };
  /** Handed in by photographs. */
  readonly isPhotographed?: true;
}

const Item = Type.Object({
  /** Letters of options, `yes` or `no`, gaps with ` | ` between, a text, or photographs. */
  answers: Type.Enum(['choice', 'truth', 'gaps', 'written', 'photo']),
  points: Type.Integer(),
  /** Counted from 1, the default. */
  section: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Letters of the tiers that get it. */
  tiers: Type.Optional(Type.String()),
  /** What an answer card says; `___` is a gap. */
  card: Type.Optional(Type.String()),
  right: Type.Optional(Type.String()),
  /** What others answer: `wrong (points): answer`. */
  wrong: DemoLines,
  /** Model answer of a card's item. */
  answer: Type.Optional(Type.String()),
});
type Written = Static<typeof Item>;

/** The items of a list of `items`. */
export const demoItems = (folder: string, list: string): DemoItem[] =>
  readDemo(folder, `items/${list}.txt`).map(itemOf);

function itemOf(record: DemoRecord): DemoItem {
  const item = demoValues(Item, record);
  const isPhotographed = item.answers === 'photo';
  const right = answerOf(item.answers, item.right ?? '');
  return {
    slug: record.name,
    points: item.points,
    section: (item.section ?? 1) - 1,
    right,
    wrong: item.wrong.map(({ text, note }) => [answerOf(item.answers, text), Number(note)] as const),
    ...(item.tiers && { tiers: bitsOf(item.tiers) }),
    ...(item.card !== undefined && { card: cardOf(item, item.card, right) }),
    ...((isPhotographed || item.answers === 'written') && { isFree: true }),
    ...(isPhotographed && { isPhotographed, way: 'photo' }),
  };
}

const bitsOf = (letters: string) =>
  tiers.reduce((bits, tier, index) => (letters.includes(tier) ? bits | (1 << index) : bits), 0);

function answerOf(kind: Written['answers'], text: string): Answer {
  if (kind === 'choice') return { choice: Array.from(text, answerOption) };
  if (kind === 'truth') return { truth: text === 'yes' };
  if (kind === 'gaps') return { gaps: text.split(' | ') };
  return kind === 'written' ? { content: plainContent(text) } : {};
}

const options = ['A', 'B', 'C', 'D'].map((letter) => plainContent(letter));

/** A card's item: gaps take numbers, a choice is among four letters. */
function cardOf({ answers, points, answer }: Written, said: string, right: Answer): NonNullable<DemoItem['card']> {
  const { choice, truth, gaps } = right;
  const stem = plainContent(said);
  if (answers === 'choice')
    return { body: { type: questionTypes.singleChoice, stem, options, points }, key: { choice } };
  if (answers === 'truth') return { body: { type: questionTypes.trueFalse, stem, points }, key: { truth } };
  if (gaps)
    return {
      body: {
        type: questionTypes.gapFilling,
        stem: [{ kind: 'paragraph', inlines: withGaps(said) }],
        gaps: gaps.map(() => ({ kind: 'number' })),
        points,
      },
      key: { gaps: gaps.map((accepted) => ({ accepted: [accepted], comparison: 'number' })) },
    };
  return {
    body: { type: questionTypes.shortAnswer, stem, points },
    key: answer === undefined ? {} : { answer: plainContent(answer) },
  };
}

const withGaps = (said: string): Inline[] =>
  said
    .split('___')
    .flatMap((text, index): Inline[] => [
      ...(index > 0 ? [{ kind: 'gap' as const, gap: index - 1 }] : []),
      ...(text === '' ? [] : [{ kind: 'text' as const, text }]),
    ]);
