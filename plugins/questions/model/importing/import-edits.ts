import type { Block, Content } from '../../kit/common/content';
import type { PartKey, QuestionKey } from '../../kit/common/question-key';
import type { QuestionBody, SimpleType } from '../../kit/common/question-body';
import { answerOption } from '../../kit/common/types/answer-letters';
import { isComposite, questionTypes } from '../../kit/common/types/question-types';

/** A question as it was read, while somebody looks it through. */
export interface Reading {
  readonly body: QuestionBody;
  readonly key: QuestionKey;
}

const isChoice = (type: number) => type === questionTypes.singleChoice || type === questionTypes.multipleChoice;

const isFree = (type: number) => type === questionTypes.calculation || type === questionTypes.shortAnswer;

/** The next number, if no other question has it; empty: unknown. */
export function numberAfter(number: string, taken: readonly string[]): string {
  const next = /^\d+$/.test(number) ? String(Number(number) + 1) : '';
  return taken.includes(next) ? '' : next;
}

/**
 * Cuts a question in two where the second begins: at a block of its stem, or at an option (which becomes the stem of the
 * second, with the options after it). Null where there is nothing on one of the sides.
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

/** Merges two questions: the second's text continues the first's; its options and answer are used if the first has none. */
export function mergeReadings(first: Reading, second: Reading): Reading {
  const own = (first.body.options ?? []) as Content[];
  const more = (second.body.options ?? []) as Content[];
  // the second began in the middle of the first's options: its stem is one of them
  const options = own.length > 0 ? [...own, second.body.stem as Content, ...more] : more;
  const stem = own.length > 0 ? first.body.stem : [...(first.body.stem as Block[]), ...(second.body.stem as Block[])];
  const isBare = !isChoice(first.body.type) && more.length > 1;
  const body: QuestionBody = {
    ...first.body,
    type: isBare ? second.body.type : first.body.type,
    stem,
    ...(options.length > 0 && { options: options.slice(0, 10) }),
  };
  return { body, key: Object.keys(first.key).length > 0 ? first.key : second.key };
}

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

const answerLine = /(?:^|[\s;；])(\d{1,3})\s*[.．、:：)）]\s*/g;

/** Answers by question number, as listed in a separate file: `1. B  2. ACD  3. √`. */
export function answersByNumber(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(answerLine)];
  return new Map(
    found.map((match, index) => {
      const from = match.index + match[0].length;
      return [match[1]!, text.slice(from, found[index + 1]?.index ?? text.length).trim()] as const;
    }),
  );
}
