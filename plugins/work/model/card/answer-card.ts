import { newId } from 'edutech/core/common/ids';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { type PartKey, partKeys, type QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { answerLetter } from 'edutech/plugins/questions/kit/common/types/answer-letters';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { ItemValues } from '../../api/composing';
import { allTiers } from '../homework';

const { singleChoice, multipleChoice, trueFalse, gapFilling, shortAnswer } = questionTypes;

/** Question types of an answer card: the questions themselves are in the file. */
export const cardTypes = [singleChoice, multipleChoice, trueFalse, gapFilling, shortAnswer] as const;
export type CardType = (typeof cardTypes)[number];

/** A request for several items of one type. */
export interface NewCardItems {
  readonly type: CardType;
  readonly count: number;
  readonly points: number;
  /** Options of choices. */
  readonly options: number;
}

function bodyOf({ type, points, options }: NewCardItems): QuestionBody {
  const asked = { type, stem: [], points };
  if (type === singleChoice || type === multipleChoice)
    return { ...asked, options: Array.from({ length: options }, () => []) };
  if (type !== gapFilling) return asked;
  return {
    ...asked,
    stem: [{ kind: 'paragraph', inlines: [{ kind: 'gap', gap: 0 }] }],
    gaps: [{ kind: 'text' }],
  };
}

/** Items of a card: long answers are photographed, the rest is filled in. */
export const cardItems = (wish: NewCardItems, section: number): ItemValues[] =>
  Array.from({ length: wish.count }, () => ({
    itemId: newId(),
    section,
    tiers: allTiers,
    way: wish.type === shortAnswer ? ('photo' as const) : ('fill' as const),
    body: bodyOf(wish),
    points: [wish.points],
  }));

/** Answers by item. */
export type CardKeys = Readonly<Record<string, QuestionKey>>;

/** The key of an item without parts. */
export const keyOf = (keys: CardKeys, itemId: string): PartKey => {
  const key = keys[itemId];
  return key ? (partKeys(key, 1)[0] ?? {}) : {};
};

/** Whether an item has a key. */
export const hasKey = ({ choice, truth, gaps, answer }: PartKey): boolean =>
  (choice?.length ?? 0) > 0 || truth !== undefined || (gaps?.length ?? 0) > 0 || (answer?.length ?? 0) > 0;

const right = ['√', '✓', '对', 'T', 't'];
const wrong = ['×', '✗', '错', 'F', 'f'];

/** The key that one word of an answer list means for an item; null: it cannot be its answer. */
function keyFrom(word: string, body: QuestionBody): QuestionKey | null {
  if (body.type === trueFalse) {
    if (right.includes(word)) return { truth: true };
    return wrong.includes(word) ? { truth: false } : null;
  }
  if (body.type === gapFilling) return { gaps: [{ accepted: word.split('|'), comparison: 'text' }] };
  if (body.type !== singleChoice && body.type !== multipleChoice) return null;
  const options = [...word.toUpperCase()].map((letter) => letter.charCodeAt(0) - 65);
  const isFitting =
    options.length > 0 &&
    options.every((option) => option >= 0 && option < (body.options?.length ?? 0)) &&
    (body.type === multipleChoice || options.length === 1);
  return isFitting ? { choice: [...new Set(options)].sort((one, other) => one - other) } : null;
}

/**
 * Answers as papers list them: `BACDA` for items with one letter each, or with spaces or commas between (`B ACD √ 12`); the
 * first is that of the first item. Those that cannot be an answer are counted.
 */
export function parseAnswerList(
  text: string,
  items: readonly { readonly itemId: string; readonly body: QuestionBody }[],
): { readonly keys: CardKeys; readonly unfit: number } {
  const tidy = text.replace(/\d+\s*[.、．]\s*/g, ' ').trim();
  const words = /[\s,，;；]/.test(tidy) ? tidy.split(/[\s,，;；]+/) : [...tidy];
  const askable = items.filter(({ body }) => body.type !== shortAnswer);
  const read = words
    .filter((word) => word !== '')
    .map((word, at) => {
      const item = askable[at];
      return item ? { itemId: item.itemId, key: keyFrom(word, item.body) } : { itemId: '', key: null };
    });
  return {
    keys: Object.fromEntries(read.flatMap(({ itemId, key }) => (key ? [[itemId, key] as const] : []))),
    unfit: read.filter(({ key }) => key === null).length,
  };
}

/** Letters of the options of an item. */
export const lettersOf = ({ options = [] }: Pick<QuestionBody, 'options'>): string[] =>
  options.map((_, option) => answerLetter(option));
