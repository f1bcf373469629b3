import type { Block, Content } from '../../kit/common/content';
import type { PartKey, QuestionKey } from '../../kit/common/question-key';
import type { QuestionBody, SimpleType } from '../../kit/common/question-body';
import { answerOption } from '../../kit/common/types/answer-letters';
import { isComposite, questionTypes } from '../../kit/common/types/question-types';
import { gapsIn } from '../../kit/common/walk-content';
import { gapsOfPart, joinedGaps, type Reading } from './gaps';

const isChoice = (type: number) => type === questionTypes.singleChoice || type === questionTypes.multipleChoice;

const isFree = (type: number) => type === questionTypes.calculation || type === questionTypes.shortAnswer;

/** The next number, if no other question has it; empty: unknown. */
export function numberAfter(number: string, taken: readonly string[]): string {
  const next = /^\d+$/.test(number) ? String(Number(number) + 1) : '';
  return taken.includes(next) ? '' : next;
}

/**
 * Cuts a question in two where the second begins: at a block of its stem, or at an option (which becomes the stem of the
 * second, with the options after it). Gaps go with the text that they are in. Null where there is nothing on one of the
 * sides, or where gaps would be cut off from the parts that they are the places of.
 */
export function splitReading(
  { body, key }: Reading,
  at: { readonly block: number } | { readonly option: number },
): readonly [Reading, Reading] | null {
  const stem = body.stem as Content;
  const options = (body.options ?? []) as Content[];
  if ('block' in at) {
    if (at.block <= 0 || at.block >= stem.length) return null;
    const second = { ...body, stem: stem.slice(at.block) };
    if (gapsIn(stem.slice(0, at.block)).length > 0) {
      if (isComposite(body.type)) return null;
      if (body.type === questionTypes.gapFilling) return splitGaps({ body, key }, at.block);
    }
    // two that are answered in words: type and answer were found by the number, and that is the first's
    if (isFree(body.type))
      return [
        { body: { ...body, stem: stem.slice(0, at.block) }, key },
        { body: { type: body.type, stem: second.stem, points: body.points }, key: {} },
      ];
    // options and answer that were read belong to the second one
    const first: QuestionBody = { type: questionTypes.shortAnswer, stem: stem.slice(0, at.block), points: body.points };
    return [
      { body: first, key: {} },
      { body: second, key },
    ];
  }
  if (at.option <= 0 || at.option >= options.length) return null;
  const rest = options.slice(at.option + 1);
  const type = rest.length > 1 ? body.type : questionTypes.shortAnswer;
  const chosen = (key.choice ?? []).filter((option) => option < at.option);
  return [
    { body: { ...body, options: options.slice(0, at.option) }, key: { ...key, ...(key.choice && { choice: chosen }) } },
    {
      body: { type, stem: options[at.option]!, points: body.points, ...(rest.length > 1 && { options: rest }) },
      key: {},
    },
  ];
}

/** Cuts a gap-filling with gaps before the cut; what else its key says goes with the last gap. */
function splitGaps({ body, key }: Reading, block: number): readonly [Reading, Reading] {
  const stem = body.stem as Content;
  const [before, after] = [stem.slice(0, block), stem.slice(block)];
  if (gapsIn(after).length === 0)
    return [
      gapsOfPart({ body, key }, before),
      { body: { type: questionTypes.shortAnswer, stem: after, points: body.points }, key: {} },
    ];
  const { gaps, freeOrder } = key;
  const own = { ...(gaps && { gaps }), ...(freeOrder && { freeOrder }) };
  return [gapsOfPart({ body, key: own }, before), gapsOfPart({ body, key }, after)];
}

/**
 * Merges two questions: the second's text continues the first's; its options and answer are used if the first has none,
 * and gaps of both are kept. Null where parts or answers of gaps would be lost.
 */
export function mergeReadings(first: Reading, second: Reading): Reading | null {
  if (isComposite(first.body.type) || isComposite(second.body.type)) return null;
  const own = (first.body.options ?? []) as Content[];
  const more = (second.body.options ?? []) as Content[];
  // the second began in the middle of the first's options: its stem is one of them
  const options = own.length > 0 ? [...own, second.body.stem as Content, ...more] : more;
  const stem = own.length > 0 ? first.body.stem : [...(first.body.stem as Block[]), ...(second.body.stem as Block[])];
  const isBare = !isChoice(first.body.type) && more.length > 1;
  const hasGaps = [first, second].some(({ body }) => body.type === questionTypes.gapFilling);
  if (hasGaps && !isBare && own.length === 0) {
    const both = joinedGaps(Object.keys(first.key).length > 0 ? first : { ...first, key: wordsOf(second.key) }, second);
    return both && { ...both, body: { ...both.body, type: questionTypes.gapFilling } };
  }
  // one with options has no gaps
  if (first.key.gaps?.length || second.key.gaps?.length) return null;
  const { gaps: _, ...rest } = first.body;
  const body: QuestionBody = {
    ...rest,
    type: isBare ? second.body.type : first.body.type,
    stem,
    ...(options.length > 0 && { options: options.slice(0, 10) }),
  };
  return { body, key: Object.keys(first.key).length > 0 ? first.key : second.key };
}

const wordsOf = ({ gaps: _, freeOrder: __, ...words }: QuestionKey): QuestionKey => words;

/** The same text as another question type; content that the new type cannot have is removed. */
export function withType({ body, key }: Reading, type: SimpleType): Reading {
  if (isComposite(body.type) || body.type === type) return { body, key };
  const { options, gaps, ...rest } = body;
  const kept = {
    ...(isChoice(type) && options && { options }),
    ...(type === questionTypes.gapFilling && { gaps: gaps ?? [] }),
  };
  const { choice, truth, gaps: gapKeys, freeOrder, partialCredit, ...words } = key;
  const answers = {
    ...(isChoice(type) && choice && { choice: type === questionTypes.singleChoice ? choice.slice(0, 1) : choice }),
    ...(type === questionTypes.multipleChoice && partialCredit && { partialCredit }),
    ...(type === questionTypes.trueFalse && truth !== undefined && { truth }),
    ...(type === questionTypes.gapFilling && gapKeys && { gaps: gapKeys, ...(freeOrder && { freeOrder }) }),
  };
  return { body: { ...rest, ...kept, type }, key: { ...words, ...answers } };
}

const trueWords = /^(?:对|正确|√|✓|t|true|是)$/i;
const falseWords = /^(?:错|错误|×|✗|x|f|false|否)$/i;

/** The key that a line of an answer sheet gives (`B`, `ACD`, `√`, `3；-2`); null: it does not fit the question. */
export function keyFromText({ body, key }: Reading, text: string): QuestionKey | null {
  const words = text.normalize('NFKC').trim();
  if (words === '') return null;
  const answer = partKeyFromText(body, words);
  return answer && { ...key, ...answer };
}

function partKeyFromText(body: QuestionBody, words: string): PartKey | null {
  switch (body.type) {
    case questionTypes.singleChoice:
    case questionTypes.multipleChoice: {
      const letters = words.replaceAll(/[\s,、，.]/g, '');
      const choice = [...new Set(Array.from(letters, answerOption))].toSorted((one, other) => one - other);
      const fits = choice.length > 0 && choice.every((option) => option >= 0 && option < (body.options?.length ?? 0));
      return fits && (body.type === questionTypes.multipleChoice || choice.length === 1) ? { choice } : null;
    }
    case questionTypes.trueFalse:
      return trueWords.test(words) ? { truth: true } : falseWords.test(words) ? { truth: false } : null;
    case questionTypes.gapFilling: {
      const gaps = words.split(/[;；]/).map((one) => one.trim());
      if (gaps.length !== (body.gaps?.length ?? 0) || gaps.some((one) => one === '')) return null;
      return { gaps: gaps.map((one) => ({ accepted: [one.slice(0, 500)], comparison: 'text' as const })) };
    }
    default:
      return isComposite(body.type)
        ? null
        : { answer: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: words }] }] };
  }
}

/** A dot or colon before a digit is part of an answer (`3.5`, `1:2`), unless the line begins with the number. */
const answerLine = /(?:^|\s)([1-9]\d{0,2})\s*(?:[、)）]|[.．:：](?!\d)|(?<=(?:^|\n)[ \t]*\d+[ \t]*)[.．])\s*/g;

/** Answers by question number, as listed in a separate file: `1. B  2. ACD  3. √`; of two for one number, the first. */
export function answersByNumber(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(answerLine)];
  const answers = new Map<string, string>();
  for (const [index, match] of found.entries()) {
    const from = match.index + match[0].length;
    const number = match[1]!;
    if (!answers.has(number)) answers.set(number, text.slice(from, found[index + 1]?.index ?? text.length).trim());
  }
  return answers;
}
