import { decodedText } from 'edutech/core/server/sheets/reading/decode-text';
import { isComposite, questionTypes } from '../../../kit/common/types/question-types';
import type { Content } from '../../../kit/common/content';
import type { QuestionBody, QuestionPart } from '../../../kit/common/question-body';
import type { PartKey, QuestionKey } from '../../../kit/common/question-key';
import { isEmptyContent } from '../../../kit/common/walk-content';
import { tidyPoints, withGap } from '../checks/validate-question';
import { mostBytes, type Place, type ReadFile, Refused } from '../exchange-format';
import { numberGap, wordGap } from '../dialect/gap-keys';
import { failed, QuestionCollector } from '../checks/collect-questions';
import { optionLabel, withFeedback } from '../dialect/feedback';
import { contentOfHtml, contentOfText } from '../html/content-of-html';
import { dataOf, addMedia } from '../moodle/moodle-files';
import { difficultyIn, isOwnMark, partWithMarks } from '../dialect/own-marks';
import { isTypeTag, typeOfTags } from '../dialect/type-words';
import { blocksOf, type GiftBlock } from './gift-text';
import {
  type Formatted,
  type GiftAnswer,
  GiftFault,
  type GiftNumber,
  type GiftQuestion,
  parseGift,
} from './parse-gift';
import { modelAnswerMark, pointsTag } from './write-gift';

const { singleChoice, multipleChoice, trueFalse, gapFilling, calculation, shortAnswer } = questionTypes;

/** One question; pictures stand in it. Characters. */
const longestBlock = 4_000_000;

/**
 * Reads questions in GIFT, each by itself: one that is written wrongly is listed with its line and column, and the rest is
 * read.
 */
export function readGift(bytes: Buffer): ReadFile {
  if (bytes.length > mostBytes) return failed('tooLarge');
  const text = decodedText(bytes);
  if (text === null) return failed('encoding');
  const blocks = blocksOf(text).filter(({ lines }) => lines.some((line) => !line.text.startsWith('//')));
  if (blocks.length === 0) return failed('empty');
  const gathering = new QuestionCollector();
  let category: readonly string[] = [];
  for (const block of blocks) {
    const parsed = parsedBlock(block, gathering);
    if (!parsed) continue;
    if ('category' in parsed) {
      gathering.endMaterial();
      category = parsed.category
        .split('/')
        .map((name) => name.trim())
        .filter((name) => name !== '' && name !== 'top' && !name.startsWith('$'));
      continue;
    }
    const place: Place = { line: block.lines[0]!.line, name: parsed.title.slice(0, 200) };
    gathering.attempt(place, () => take(parsed, place, category, gathering));
  }
  return gathering.result();
}

/** The question of a block; null where it is none, which is noted at its sign. */
function parsedBlock(block: GiftBlock, gathering: QuestionCollector): ReturnType<typeof parseGift> {
  const { line, text } = block.lines[0]!;
  if (block.lines.reduce((sum, one) => sum + one.text.length, 0) > longestBlock) {
    gathering.notes.push({ fault: 'tooLong', place: { line, name: '' }, detail: text.slice(0, 60) });
    return null;
  }
  try {
    return parseGift(block);
  } catch (error) {
    if (!(error instanceof GiftFault)) throw error;
    gathering.notes.push({ fault: error.fault, place: { ...error.place, name: '' }, detail: error.sign });
    return null;
  }
}

function take(question: GiftQuestion, place: Place, category: readonly string[], gathering: QuestionCollector): void {
  const content = (text: Formatted | null) => contentOf(text, gathering, place);
  const { tags } = question;
  const tagged = tags.find((tag) => tag.startsWith(`${pointsTag} `) || /^points \d/.test(tag));
  const points = tagged ? tidyPoints(Number(tagged.split(' ')[1])) : 1;
  const others = tags.filter((tag) => tag !== tagged && !isOwnMark(tag) && !isTypeTag(tag));
  const { answer, analysis } = modelAnswerIn(content(question.feedback), question.kind === 'essay');
  const base = { ...(answer && { answer }), ...(!isEmptyContent(analysis) && { analysis }) };
  const stem = content(question.stem);
  const note = (fault: 'lostCredit' | 'noAnswer' | 'wildcard') => gathering.notes.push({ fault, place, detail: '' });
  const read: { body: QuestionBody; key: QuestionKey } =
    question.kind === 'description'
      ? { body: { type: compositeOf(tags), stem, points: 0, parts: [] }, key: base }
      : (partWithMarks(readAnswers(question, { frame: { stem, points }, key: base, tags, content, note }), tags) as {
          body: QuestionBody;
          key: QuestionKey;
        });
  gathering.give(
    {
      title: place.name,
      ...read,
      place,
      ...difficultyIn(tags),
      ...(category.length ? { category } : {}),
      ...(others.length ? { tags: others } : {}),
    },
    question.id,
    question.kind === 'description',
  );
}

/** Files of ours put the model answer of an essay in front of its feedback, below a line of its own. */
function modelAnswerIn(said: Content, isEssay: boolean): { answer?: Content; analysis: Content } {
  const isMark = (at: number) => {
    const block = said[at];
    const [only] = block?.kind === 'paragraph' ? block.inlines : [];
    return only?.kind === 'text' && only.text === modelAnswerMark;
  };
  if (!isEssay || !isMark(0)) return { analysis: said };
  const end = said.findIndex((_block, at) => at > 0 && isMark(at));
  return end < 0
    ? { answer: said.slice(1), analysis: [] }
    : { answer: said.slice(1, end), analysis: said.slice(end + 1) };
}

const compositeOf = (tags: readonly string[]): QuestionBody['type'] => {
  const type = typeOfTags(tags);
  return type !== undefined && isComposite(type) ? type : questionTypes.readingComprehension;
};

function contentOf(text: Formatted | null, gathering: QuestionCollector, place: Place): Content {
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

type Answered = Exclude<GiftQuestion, { kind: 'description' }>;

/** What answers are read with. */
interface Reading {
  readonly frame: { readonly stem: Content; readonly points: number };
  readonly key: PartKey;
  readonly tags: readonly string[];
  readonly content: (text: Formatted) => Content;
  readonly note: (fault: 'lostCredit' | 'noAnswer' | 'wildcard') => void;
}

type Read = { body: QuestionPart; key: PartKey };

function readAnswers(question: Answered, reading: Reading): Read {
  const { frame, key, tags, content, note } = reading;
  switch (question.kind) {
    case 'choice':
      return readChoice(question.isSingle, question.answers, reading);
    case 'truth':
      return {
        body: { type: trueFalse, ...frame },
        key: {
          ...withFeedback(
            key,
            question.feedbacks.map((text) => ({ label: '', said: content(text) })),
          ),
          truth: question.truth,
        },
      };
    case 'words': {
      const right = question.answers.filter(({ share, text }) => share >= 1 && text.text !== '');
      if (question.answers.some(({ share, text }) => share > 0 && share < 1 && text.text !== '')) note('lostCredit');
      if (right.some(({ text }) => text.text.replaceAll('\\*', '').includes('*'))) note('wildcard');
      const accepted = right.map(({ text }) => text.text.slice(0, 500)).slice(0, 20);
      return gap(reading, question.answers, accepted.length > 0 ? wordGap(accepted) : null);
    }
    case 'numbers':
      return gap(reading, question.answers, numbersOf(question.answers, note), question.feedbacks);
    case 'essay':
      return { body: { type: typeOfTags(tags) === calculation ? calculation : shortAnswer, ...frame }, key };
    default:
      throw new Refused('matching', 'Matching');
  }
}

function readChoice(isSingle: boolean, answers: readonly GiftAnswer[], { frame, key, content, note }: Reading): Read {
  const options = answers.map(({ text }) => {
    const option = content(text);
    // <head> as an option is meant as it is written
    return isEmptyContent(option) ? contentOfText(text.text) : option;
  });
  const choice = answers.flatMap(({ share }, at) => ((isSingle ? share >= 1 : share > 0) ? [at] : []));
  if (choice.length === 0) note('noAnswer');
  if (isSingle && answers.some(({ share }) => share > 0 && share < 1)) note('lostCredit');
  const said = withFeedback(key, feedbacksOf(answers, content));
  return isSingle
    ? { body: { type: singleChoice, ...frame, options }, key: { ...said, ...(choice.length > 0 && { choice }) } }
    : {
        body: { type: multipleChoice, ...frame, options },
        key: { ...said, ...(choice.length > 0 && { choice }), partialCredit: 'share' },
      };
}

const feedbacksOf = (answers: readonly GiftAnswer[], content: Reading['content']) =>
  answers.flatMap(({ feedback }, at) => (feedback ? [{ label: optionLabel(at), said: content(feedback) }] : []));

function gap(
  { frame, key, content, note }: Reading,
  answers: readonly GiftAnswer[],
  read: ReturnType<typeof wordGap> | null,
  more: readonly Formatted[] = [],
): Read {
  if (!read) note('noAnswer');
  const feedbacks = [
    ...answers.flatMap(({ text, feedback }) =>
      feedback ? [{ label: text.text.slice(0, 40), said: content(feedback) }] : [],
    ),
    ...more.map((text) => ({ label: '', said: content(text) })),
  ];
  return {
    body: { type: gapFilling, ...frame, stem: withGap(frame.stem), gaps: [read?.gap ?? { kind: 'text' }] },
    key: { ...withFeedback(key, feedbacks), ...(read && { gaps: [read.key] }) },
  };
}

function numbersOf(answers: readonly GiftNumber[], note: Reading['note']): ReturnType<typeof numberGap> | null {
  const right = answers.filter(({ share, value }) => share >= 1 && value !== null);
  const [first] = right;
  // a gap has one tolerance for all that it takes
  const alike = right.filter(({ tolerance }) => tolerance === first?.tolerance);
  if (alike.length < answers.filter(({ share }) => share > 0).length) note('lostCredit');
  return first ? numberGap(alike.map(({ value }) => value!).slice(0, 20), first.tolerance) : null;
}
