import type { Content } from '../../../kit/common/content';
import type { Gap, QuestionBody, QuestionPart } from '../../../kit/common/question-body';
import type { GapKey, PartKey, QuestionKey } from '../../../kit/common/question-key';
import { isEmptyContent } from '../../../kit/common/walk-content';
import { questionTypes } from '../../../kit/common/types/question-types';
import { childOf, childrenOf, textWithin, type XmlElement } from '../../../kit/server/xml/xml-tree';
import { tidyPoints, withGap } from '../checks/validate-question';
import { type MediaShelf, type Note, type Place, Refused } from '../exchange-format';
import { numberGap, wordGap } from '../dialect/gap-keys';
import { contentOfHtml, contentOfOption, contentOfText } from '../html/content-of-html';
import { type Feedback, optionLabel, withFeedback } from '../dialect/feedback';
import { typeOfTags } from '../dialect/type-words';
import { type Embedded, gapOf, takeEmbedded } from './cloze-codes';
import { moodleReading } from './moodle-files';

const { singleChoice, multipleChoice, trueFalse, gapFilling, calculation, shortAnswer, cloze } = questionTypes;

export interface MoodleContext {
  readonly shelf: MediaShelf;
  readonly notes: Note[];
  readonly place: Place;
}

export const textOfChild = (element: XmlElement | undefined, name: string): string =>
  textWithin(childOf(childOf(element, name), 'text') ?? childOf(element, name)).trim();

export const tagsOf = (element: XmlElement): string[] =>
  childrenOf(childOf(element, 'tags'), 'tag').map((tag) => textWithin(tag).trim());

/** A text of Moodle by its format: html and the like as HTML, plain text as lines. */
export function contentIn(element: XmlElement | undefined, context: MoodleContext, html?: string): Content {
  const text = html ?? textWithin(childOf(element, 'text'));
  if (element?.attributes['format'] === 'plain_text') return contentOfText(text);
  return contentOfHtml(text, moodleReading(element, context.shelf, context.place, context.notes));
}

type Simple = { readonly body: QuestionPart; readonly key: PartKey };
type Read = { readonly body: QuestionBody; readonly key: QuestionKey };

function optionIn(element: XmlElement | undefined, context: MoodleContext, html?: string): Content {
  const text = html ?? textWithin(childOf(element, 'text'));
  if (element?.attributes['format'] === 'plain_text') return contentOfText(text);
  return contentOfOption(text, moodleReading(element, context.shelf, context.place, context.notes));
}

/** What is said about single answers, with the letters or the words of these. */
const feedbacksOf = (
  answers: readonly XmlElement[],
  context: MoodleContext,
  labelOf: (answer: XmlElement, at: number) => string,
): Feedback[] =>
  answers.map((answer, at) => ({
    label: labelOf(answer, at),
    said: contentIn(childOf(answer, 'feedback'), context),
  }));

const wordsOf = (answer: XmlElement) => textWithin(childOf(answer, 'text')).trim().slice(0, 40);
const shareOf = (answer: XmlElement) => Number(answer.attributes['fraction'] ?? 0);
const isRight = (answer: XmlElement) => shareOf(answer) >= 100;

/** An answer that earns a part of the points is no right one here. */
function noteCredit(answers: readonly XmlElement[], { notes, place }: MoodleContext): void {
  if (answers.some((answer) => shareOf(answer) > 0 && !isRight(answer)))
    notes.push({ fault: 'lostCredit', place, detail: '' });
}

const noteNoAnswer = ({ notes, place }: MoodleContext) => void notes.push({ fault: 'noAnswer', place, detail: '' });

/** What Moodle says by itself, unless somebody has written something else. */
const usualFeedback = /^Your answer is (?:correct|partially correct|incorrect)\.$|^$/;

/** Feedback on how right an answer is as a whole, and hints between tries, have no place here. */
function noteFeedback(question: XmlElement, { notes, place }: MoodleContext): void {
  const names = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback', 'hint'];
  for (const element of names.flatMap((name) => childrenOf(question, name))) {
    const said = textWithin(childOf(element, 'text'))
      .replace(/<[^>]*>|&nbsp;/g, '')
      .trim();
    if (!usualFeedback.test(said)) notes.push({ fault: 'lostFeedback', place, detail: said.slice(0, 60) });
  }
}

const isTrue = (text: string) => text === 'true' || text === '1';

function readMultichoice(question: XmlElement, frame: Frame, context: MoodleContext): Simple {
  const answers = childrenOf(question, 'answer');
  const options = answers.map((answer) => optionIn(answer, context));
  const shares = answers.map(shareOf);
  const isSingle = isTrue(textWithin(childOf(question, 'single')).trim() || 'true');
  const choice = shares.flatMap((share, option) => ((isSingle ? share >= 100 : share > 0) ? [option] : []));
  if (choice.length === 0) noteNoAnswer(context);
  if (isSingle) noteCredit(answers, context);
  else if (new Set(shares.filter((share) => share > 0).map((share) => share.toFixed(2))).size > 1)
    context.notes.push({ fault: 'lostCredit', place: context.place, detail: '' });
  const key = withFeedback(
    frame.key,
    feedbacksOf(answers, context, (_answer, at) => optionLabel(at)),
  );
  const mayShuffle = isTrue(textWithin(childOf(question, 'shuffleanswers')).trim());
  return {
    body: {
      type: isSingle ? singleChoice : multipleChoice,
      ...frame.asked,
      options,
      ...(mayShuffle ? { mayShuffle } : {}),
    },
    key: { ...key, ...(choice.length > 0 && { choice }), ...(isSingle ? {} : { partialCredit: 'share' as const }) },
  };
}

function readTruth(question: XmlElement, frame: Frame, context: MoodleContext): Simple {
  const answers = childrenOf(question, 'answer');
  const text = textWithin(childOf(answers.find(isRight), 'text'))
    .trim()
    .toLowerCase();
  const truth = text === 'true' || text === 'false' ? text === 'true' : undefined;
  if (truth === undefined) noteNoAnswer(context);
  const key = withFeedback(frame.key, feedbacksOf(answers, context, wordsOf));
  return { body: { type: trueFalse, ...frame.asked }, key: { ...key, ...(truth !== undefined && { truth }) } };
}

function readWords(question: XmlElement, frame: Frame, context: MoodleContext): Simple {
  const answers = childrenOf(question, 'answer');
  const accepted = answers
    .filter(isRight)
    .map((answer) => textWithin(childOf(answer, 'text')).trim())
    .filter((text) => text !== '');
  noteCredit(answers, context);
  if (accepted.some((text) => text.replaceAll('\\*', '').includes('*')))
    context.notes.push({ fault: 'wildcard', place: context.place, detail: '' });
  const isCaseSensitive = isTrue(textWithin(childOf(question, 'usecase')).trim());
  const key = withFeedback(frame.key, feedbacksOf(answers, context, wordsOf));
  const gap = accepted.length > 0 ? wordGap(accepted.slice(0, 20), isCaseSensitive) : null;
  return oneGap({ ...frame, key }, gap, context);
}

function readNumerical(question: XmlElement, frame: Frame, context: MoodleContext): Simple {
  const answers = childrenOf(question, 'answer');
  const right = answers.filter(isRight);
  const accepted = right
    .map((answer) => textWithin(childOf(answer, 'text')).trim())
    .filter((text) => text !== '' && text !== '*');
  noteCredit(answers, context);
  const tolerance = Math.abs(Number(textWithin(childOf(right[0], 'tolerance')))) || 0;
  const units = childrenOf(childOf(question, 'units'), 'unit');
  const base = units.find((unit) => Number(textWithin(childOf(unit, 'multiplier'))) === 1);
  const name = textWithin(childOf(base, 'unit_name')).trim().slice(0, 20);
  const isNeeded = Number(textWithin(childOf(question, 'unitgradingtype'))) > 0;
  const key = withFeedback(frame.key, feedbacksOf(answers, context, wordsOf));
  const unit = name === '' ? undefined : { name, isNeeded };
  return oneGap(
    { ...frame, key },
    accepted.length > 0 ? numberGap(accepted.slice(0, 20), tolerance, unit) : null,
    context,
  );
}

/** A question with one gap, be its answer missing. */
function oneGap(frame: Frame, gap: { gap: Gap; key: GapKey } | null, context: MoodleContext): Simple {
  if (gap) return gapQuestion(frame, [gap]);
  noteNoAnswer(context);
  const { body } = gapQuestion(frame, [wordGap(['?'])]);
  return { body, key: frame.key };
}

const gapQuestion = (
  frame: Frame,
  gaps: readonly { gap: Gap; key: GapKey }[],
  stem = withGap(frame.asked.stem),
): Simple => ({
  body: { type: gapFilling, ...frame.asked, stem, gaps: gaps.map(({ gap }) => gap) },
  key: { ...frame.key, gaps: gaps.map(({ key }) => key) },
});

/** Gaps of words and numbers make a gap question; as soon as one offers a choice, a passage with parts. */
function readCloze(question: XmlElement, frame: Frame, context: MoodleContext): Read {
  const element = childOf(question, 'questiontext');
  const { html, embedded } = takeEmbedded(textWithin(childOf(element, 'text')));
  const stem = contentIn(element, context, html);
  if (embedded.length === 0) {
    noteNoAnswer(context);
    return { body: { type: shortAnswer, ...frame.asked, stem }, key: frame.key };
  }
  const key = withFeedback(
    frame.key,
    embedded.flatMap(({ answers }, gap) =>
      answers.map(({ html: words, feedback }) => ({
        label: `(${gap + 1}) ${words.slice(0, 40)}`,
        said: contentIn(element, context, feedback),
      })),
    ),
  );
  if (embedded.some(({ kind, answers }) => kind !== 'choices' && answers.some(({ share }) => share > 0 && share < 100)))
    context.notes.push({ fault: 'lostCredit', place: context.place, detail: '' });
  const weights = embedded.reduce((sum, { weight }) => sum + weight, 0);
  const total = frame.hasPoints ? frame.asked.points : weights;
  if (embedded.every(({ kind }) => kind === 'words' || kind === 'number')) {
    const gaps = embedded.map((one) => gapOf(one) ?? { ...wordGap(['?']), isOpen: true });
    const read = gapQuestion({ ...frame, key, asked: { ...frame.asked, points: tidyPoints(total) } }, gaps, stem);
    if (!gaps.some((gap) => 'isOpen' in gap)) return read;
    noteNoAnswer(context);
    return { body: read.body, key };
  }
  const parts = embedded.map((one) =>
    clozePart(one, tidyPoints((total * one.weight) / (weights || 1)), element, context),
  );
  return {
    body: { type: cloze, stem, points: 0, parts: parts.map(({ body }) => body) },
    key: { ...key, parts: parts.map((part) => part.key) },
  };
}

function clozePart(one: Embedded, points: number, element: XmlElement | undefined, context: MoodleContext): Simple {
  if (one.kind === 'words' || one.kind === 'number') {
    const gap = gapOf(one);
    if (!gap) noteNoAnswer(context);
    return {
      body: {
        type: gapFilling,
        stem: [{ kind: 'paragraph', inlines: [{ kind: 'gap', gap: 0 }] }],
        points,
        gaps: [gap?.gap ?? { kind: 'text' }],
      },
      key: gap ? { gaps: [gap.key] } : {},
    };
  }
  const choice = one.answers.flatMap(({ share }, option) =>
    (one.kind === 'choice' ? share >= 100 : share > 0) ? [option] : [],
  );
  if (choice.length === 0) noteNoAnswer(context);
  return {
    body: {
      type: one.kind === 'choice' ? singleChoice : multipleChoice,
      stem: [],
      points,
      options: one.answers.map(({ html }) => optionIn(element, context, html)),
    },
    key: {
      ...(choice.length > 0 && { choice }),
      ...(one.kind === 'choices' ? { partialCredit: 'share' as const } : {}),
    },
  };
}

/** What all kinds have: text, points, feedback. */
interface Frame {
  readonly asked: { readonly stem: Content; readonly points: number };
  readonly key: { readonly analysis?: Content };
  readonly hasPoints: boolean;
}

function frameOf(question: XmlElement, context: MoodleContext, isCloze: boolean): Frame {
  const grade = textWithin(childOf(question, 'defaultgrade')).trim();
  const points = grade === '' ? 1 : tidyPoints(Number(grade));
  if (grade !== '' && points !== Number(grade))
    context.notes.push({ fault: 'badPoints', place: context.place, detail: grade });
  const analysis = contentIn(childOf(question, 'generalfeedback'), context);
  return {
    asked: { stem: isCloze ? [] : contentIn(childOf(question, 'questiontext'), context), points },
    key: isEmptyContent(analysis) ? {} : { analysis },
    hasPoints: grade !== '',
  };
}

function readEssay(question: XmlElement, frame: Frame, context: MoodleContext): Simple {
  const answer = contentIn(childOf(question, 'graderinfo'), context);
  const type = typeOfTags(tagsOf(question)) === calculation ? calculation : shortAnswer;
  return { body: { type, ...frame.asked }, key: { ...frame.key, ...(isEmptyContent(answer) ? {} : { answer }) } };
}

/** Types of Moodle that ask for what no type of ours does. */
const refused: Readonly<Record<string, 'matching' | 'ordering'>> = {
  matching: 'matching',
  randomsamatch: 'matching',
  ddmatch: 'matching',
  ordering: 'ordering',
};

/** Reads one question of Moodle. Throws {@link Refused} with the reason where it is none of ours. */
export function readMoodleQuestion(question: XmlElement, context: MoodleContext): Read {
  const type = question.attributes['type'] ?? '';
  if (refused[type]) throw new Refused(refused[type], type);
  const isKnown = ['multichoice', 'truefalse', 'shortanswer', 'numerical', 'essay', 'cloze', 'description'].includes(
    type,
  );
  if (!isKnown) throw new Refused('unknownType', type.slice(0, 40));
  const frame = frameOf(question, context, type === 'cloze');
  noteFeedback(question, context);
  switch (type) {
    case 'multichoice':
      return readMultichoice(question, frame, context) as Read;
    case 'truefalse':
      return readTruth(question, frame, context) as Read;
    case 'shortanswer':
      return readWords(question, frame, context) as Read;
    case 'numerical':
      return readNumerical(question, frame, context) as Read;
    case 'essay':
      return readEssay(question, frame, context) as Read;
    case 'cloze':
      return readCloze(question, frame, context);
    default: {
      const { analysis, ...rest } = frame.key;
      const key = analysis ? { ...rest, transcript: analysis } : rest;
      return { body: { type: typeOfComposite(question), stem: frame.asked.stem, points: 0, parts: [] }, key };
    }
  }
}

function typeOfComposite(question: XmlElement): QuestionBody['type'] {
  const type = typeOfTags(tagsOf(question));
  return type !== undefined && type >= questionTypes.listening ? type : questionTypes.readingComprehension;
}
