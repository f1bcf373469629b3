import { type GIFTQuestion, type NumericalChoice, type NumericalFormat, parse, type TextFormat } from 'gift-pegjs';
import type { Content } from '../../../kit/common/content';
import type { QuestionBody, QuestionPart } from '../../../kit/common/question-body';
import type { PartKey, QuestionKey } from '../../../kit/common/question-key';
import { isEmptyContent } from '../../../kit/common/walk-content';
import { decodedText } from 'edutech/core/server/sheets/reading/decode-text';
import { questionTypes } from 'edutech/core/common/teaching/question-types';
import { tidyPoints, withGap } from '../validate-question';
import { mostBytes, type Place, type ReadFile, Refused } from '../exchange-format';
import { numberGap, wordGap } from '../gap-keys';
import { failed, QuestionCollector } from '../collect-questions';
import { contentOfHtml, contentOfText } from '../html/content-of-html';
import { dataOf, addMedia } from '../moodle/moodle-files';
import { typeOfTags } from '../type-words';
import { pointsTag } from './write-gift';

const { singleChoice, multipleChoice, trueFalse, gapFilling, calculation, shortAnswer } = questionTypes;

/** One question; the grammar goes over it character by character. Pictures stand in it. Characters. */
const longestBlock = 4_000_000;

interface Block {
  readonly text: string;
  readonly line: number;
}

/** An empty line ends a question. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let first = 1;
  for (const [at, line] of [...text.split(/\r?\n/), ''].entries()) {
    if (line.trim() !== '') {
      if (lines.length === 0) first = at + 1;
      lines.push(line);
    } else if (lines.length > 0) {
      // comments before a question are its own, also with an empty line between
      blocks.push({ text: lines.join('\n'), line: first });
      lines = [];
    }
  }
  return blocks;
}

const isComment = ({ text }: Block) => text.split('\n').every((line) => line.trimStart().startsWith('//'));

/**
 * Reads questions in GIFT (docs.moodle.org, "GIFT format"), each by itself: one that is written wrongly is listed with its
 * line, and the rest is read.
 */
export function readGift(bytes: Buffer): ReadFile {
  if (bytes.length > mostBytes) return failed('tooLarge');
  const text = decodedText(bytes);
  if (text === null) return failed('encoding');
  const blocks = blocksOf(text).filter((block) => !isComment(block));
  if (blocks.length === 0) return failed('empty');
  const gathering = new QuestionCollector();
  let category: readonly string[] = [];
  for (const block of blocks) {
    const parsed = parsedBlock(block);
    const place: Place = { line: block.line, name: '' };
    if (parsed === null) gathering.attempt(place, () => refuse('damaged', block.text.slice(0, 60)));
    for (const question of parsed ?? []) {
      if (question.type === 'Category') {
        gathering.endMaterial();
        category = question.title
          .split('/')
          .map((name) => name.trim())
          .filter((name) => name !== '' && name !== 'top' && !name.startsWith('$'));
        continue;
      }
      const named: Place = { line: block.line, name: (question.title ?? '').slice(0, 200) };
      gathering.attempt(named, () => take(question, named, category, gathering));
    }
  }
  return gathering.result();
}

function refuse(fault: Refused['fault'], detail: string): never {
  throw new Refused(fault, detail);
}

function parsedBlock({ text }: Block): GIFTQuestion[] | null {
  if (text.length > longestBlock) return null;
  try {
    return parse(`${text}\n\n`);
  } catch {
    return null;
  }
}

type Asked = Exclude<GIFTQuestion, { type: 'Category' }>;

function take(question: Asked, place: Place, category: readonly string[], gathering: QuestionCollector): void {
  const content = (text: TextFormat | null | undefined) => contentOf(text, gathering, place);
  const tags = question.tags ?? [];
  const tagged = tags.find((tag) => tag.startsWith(`${pointsTag} `) || /^points \d/.test(tag));
  const points = tagged ? tidyPoints(Number(tagged.split(' ')[1])) : 1;
  const others = tags.filter((tag) => tag !== tagged);
  const analysis = 'globalFeedback' in question ? content(question.globalFeedback) : [];
  const base = isEmptyContent(analysis) ? {} : { analysis };
  const stem = content(question.stem);
  const read: { body: QuestionBody; key: QuestionKey } =
    question.type === 'Description'
      ? { body: { type: compositeOf(others), stem, points: 0, parts: [] }, key: base }
      : (readAnswers(question, { stem, points }, base, others, content) as { body: QuestionBody; key: QuestionKey });
  gathering.give(
    {
      title: place.name,
      ...read,
      place,
      ...(category.length ? { category } : {}),
      ...(others.length ? { tags: others } : {}),
    },
    question.id ?? '',
    question.type === 'Description',
  );
}

const compositeOf = (tags: readonly string[]): QuestionBody['type'] => {
  const type = typeOfTags(tags);
  return type !== undefined && type >= questionTypes.listening ? type : questionTypes.readingComprehension;
};

function contentOf(text: TextFormat | null | undefined, gathering: QuestionCollector, place: Place): Content {
  if (!text) return [];
  // Moodle's own format contains HTML if the author wrote some
  if (text.format !== 'html' && !(text.format === 'moodle' && /<[a-z][^>]*>/i.test(text.text)))
    return contentOfText(text.text);
  return contentOfHtml(text.text, {
    media: (address) => {
      const bytes = dataOf(address);
      const found = bytes && addMedia(gathering.shelf, '', bytes);
      if (!found && address !== '')
        gathering.notes.push({ fault: 'remotePicture', place, detail: address.slice(0, 100) });
      return found;
    },
  });
}

type Answered = Exclude<Asked, { type: 'Description' }>;
type Frame = { readonly stem: Content; readonly points: number };

function readAnswers(
  question: Answered,
  frame: Frame,
  key: PartKey,
  tags: readonly string[],
  content: (text: TextFormat) => Content,
): { body: QuestionPart; key: PartKey } {
  switch (question.type) {
    case 'MC': {
      const options = question.choices.map(({ text }) => content(text));
      const isSingle = question.choices.some(({ isCorrect }) => isCorrect);
      const choice = question.choices.flatMap(({ isCorrect, weight }, at) =>
        (isSingle ? isCorrect && (weight ?? 100) >= 100 : (weight ?? 0) > 0) ? [at] : [],
      );
      if (choice.length === 0) throw new Refused('noAnswer');
      return isSingle
        ? { body: { type: singleChoice, ...frame, options }, key: { ...key, choice } }
        : { body: { type: multipleChoice, ...frame, options }, key: { ...key, choice, partialCredit: 'share' } };
    }
    case 'TF':
      return { body: { type: trueFalse, ...frame }, key: { ...key, truth: question.isTrue } };
    case 'Short': {
      const right = question.choices.filter(({ weight }) => (weight ?? 100) >= 100).map(({ text }) => text.text.trim());
      return gap(frame, key, wordGap(right.filter((text) => text !== '').slice(0, 20)));
    }
    case 'Numerical':
      return gap(frame, key, numbersOf(question.choices));
    case 'Essay':
      return { body: { type: typeOfTags(tags) === calculation ? calculation : shortAnswer, ...frame }, key };
    default:
      throw new Refused('matching', question.type);
  }
}

function gap(frame: Frame, key: PartKey, { gap: asked, key: gapKey }: ReturnType<typeof wordGap>) {
  if (gapKey.accepted.length === 0) throw new Refused('noAnswer');
  return {
    body: { type: gapFilling, ...frame, stem: withGap(frame.stem), gaps: [asked] },
    key: { ...key, gaps: [gapKey] },
  };
}

function numbersOf(choices: readonly NumericalChoice[] | NumericalFormat): ReturnType<typeof numberGap> {
  const right = Array.isArray(choices)
    ? (choices as readonly NumericalChoice[])
        .filter(({ weight, isCorrect }) => isCorrect && (weight ?? 100) >= 100)
        .map(({ text }) => text)
    : [choices as NumericalFormat];
  const numbers = right.map(({ number, range, numberHigh, numberLow }) =>
    numberHigh !== undefined && numberLow !== undefined
      ? { value: (numberHigh + numberLow) / 2, range: Math.abs(numberHigh - numberLow) / 2 }
      : { value: number ?? Number.NaN, range: range ?? 0 },
  );
  const known = numbers.filter(({ value }) => Number.isFinite(value));
  // 0.30000000000000004 of a range's middle is 0.3
  const shown = known.map(({ value }) => String(Number(value.toPrecision(12))));
  return numberGap(shown.slice(0, 20), Number((known[0]?.range ?? 0).toPrecision(12)));
}
