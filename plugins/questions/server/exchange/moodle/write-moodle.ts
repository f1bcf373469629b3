import type { Content } from '../../../kit/common/content';
import type { QuestionPart } from '../../../kit/common/question-body';
import { answeredParts } from '../../../kit/common/question-body';
import { type PartKey, partKeys } from '../../../kit/common/question-key';
import { filesIn, isEmptyContent, textOf } from '../../../kit/common/walk-content';
import { isComposite, type QuestionType, questionTypes } from '../../../kit/common/types/question-types';
import { xmlText } from '../../../kit/server/xml/xml-tree';
import type { ExchangeQuestion, Media, ExportContent, WrittenFile } from '../exchange-format';
import { materialId } from '../checks/collect-questions';
import { htmlOfContent, shownGap } from '../html/html-of-content';
import { mediaKindOf } from '../html/media-kinds';
import { marksOfDifficulty, marksOfPart } from '../dialect/own-marks';
import { typeWords } from '../dialect/type-words';
import { choiceCode, gapCode } from './cloze-codes';

const { singleChoice, multipleChoice, trueFalse, gapFilling, calculation, cloze } = questionTypes;

type Shelf = ExportContent['media'];

const cdata = (html: string) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Names of the files in a text: by content, so that none meets another. */
const nameOf = (id: string, media: Media | undefined) =>
  `${id}.${media ? (mediaKindOf(media.bytes)?.ext ?? 'bin') : 'bin'}`;

interface Html {
  readonly html: string;
  readonly files: readonly string[];
}

const address = (shelf: Shelf) => (id: string) => `@@PLUGINFILE@@/${nameOf(id, shelf.get(id))}`;

const htmlOf = (content: Content, shelf: Shelf, gap: (at: number) => string = shownGap): Html => ({
  html: htmlOfContent(content, { address: address(shelf), gap }),
  files: filesIn(content),
});

/** A text with the files that it shows, as Moodle has each of its texts. */
function textElement(name: string, { html, files }: Html, shelf: Shelf, attributes = ''): string {
  const carried = files.flatMap((id) => {
    const media = shelf.get(id);
    return media
      ? [`<file name="${nameOf(id, media)}" path="/" encoding="base64">${media.bytes.toString('base64')}</file>`]
      : [];
  });
  return `<${name}${attributes} format="html"><text>${html === '' ? '' : cdata(html)}</text>${carried.join('')}</${name}>`;
}

interface Heading {
  readonly title: string;
  readonly idNumber: string;
  readonly tags: readonly string[];
  readonly points: number;
  readonly stem: Html;
  readonly feedback: Content;
}

function questionElement(type: string, heading: Heading, rest: string, shelf: Shelf): string {
  const { title, idNumber, tags, points, stem, feedback } = heading;
  return `  <question type="${type}">
    <name><text>${xmlText(title)}</text></name>
    ${textElement('questiontext', stem, shelf)}
    ${textElement('generalfeedback', htmlOf(feedback, shelf), shelf)}
    <defaultgrade>${points}</defaultgrade>
    <penalty>0</penalty>
    <hidden>0</hidden>
    <idnumber>${xmlText(idNumber)}</idnumber>
${rest}    <tags>${tags.map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`).join('')}</tags>
  </question>
`;
}

const share = (of: number) => (100 / Math.max(1, of)).toFixed(7).replace(/\.?0+$/, '');

function choiceAnswers(part: QuestionPart, key: PartKey, shelf: Shelf): string {
  const right = key.choice ?? [];
  const fraction = (option: number) =>
    right.includes(option)
      ? part.type === singleChoice
        ? '100'
        : share(right.length)
      : part.type === singleChoice
        ? '0'
        : '-100';
  const answers = (part.options ?? []).map((option, at) =>
    textElement('answer', htmlOf(option as Content, shelf), shelf, ` fraction="${fraction(at)}"`),
  );
  return `    <single>${part.type === singleChoice}</single>
    <shuffleanswers>${part.mayShuffle ?? false}</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
    ${answers.join('\n    ')}
`;
}

const truthAnswers = (truth: boolean | undefined) =>
  [true, false]
    .map(
      (one) =>
        `    <answer fraction="${one === truth ? 100 : 0}" format="moodle_auto_format"><text>${one}</text></answer>\n`,
    )
    .join('');

function writeSimple(
  part: QuestionPart,
  key: PartKey,
  base: Omit<Heading, 'stem' | 'feedback' | 'points' | 'tags'>,
  tags: readonly string[],
  shelf: Shelf,
): string {
  const heading = { ...base, tags, points: part.points, feedback: (key.analysis ?? []) as Content };
  const stem = htmlOf(part.stem as Content, shelf);
  switch (part.type) {
    case singleChoice:
    case multipleChoice:
      return questionElement('multichoice', { ...heading, stem }, choiceAnswers(part, key, shelf), shelf);
    case trueFalse:
      return questionElement('truefalse', { ...heading, stem }, truthAnswers(key.truth), shelf);
    case gapFilling: {
      const gaps = htmlOf(part.stem as Content, shelf, (gap) =>
        key.gaps?.[gap] ? gapCode(key.gaps[gap]) : shownGap(gap),
      );
      return questionElement('cloze', { ...heading, stem: gaps }, '', shelf);
    }
    default: {
      const answer = textElement('graderinfo', htmlOf((key.answer ?? []) as Content, shelf), shelf);
      return questionElement(
        'essay',
        { ...heading, stem },
        `    <responseformat>editorfilepicker</responseformat>\n    ${answer}\n`,
        shelf,
      );
    }
  }
}

const typeTag = (type: QuestionType) => (type === calculation || isComposite(type) ? [typeWords[type][0]!] : []);

/** A cloze whose parts are choices and gaps without a text of their own is one question of Moodle. */
function isEmbeddable(part: QuestionPart, key: PartKey): boolean {
  const { type, stem, options, mayShuffle } = part;
  // a question of its own has a place for what a mark says, for an analysis and for the order of options
  if (marksOfPart(part, key).length > 0 || mayShuffle || !isEmptyContent((key.analysis ?? []) as Content)) return false;
  const isGap =
    type === gapFilling && key.gaps?.length === 1 && stem.length === 1 && textOf(stem as Content) === '____';
  const isChoice =
    (type === singleChoice || type === multipleChoice) &&
    isEmptyContent(stem as Content) &&
    Boolean(key.choice?.length);
  return isGap || (isChoice && (options ?? []).every((option) => filesIn(option as Content).length === 0));
}

function writeComposite(question: ExchangeQuestion, title: string, shelf: Shelf): string {
  const { body, key } = question;
  const [parts, keys] = [answeredParts(body), partKeys(key, body.parts?.length ?? 0)];
  const tags = [...typeTag(body.type), ...marksOfDifficulty(question), ...(question.tags ?? [])].filter(
    (tag, at, all) => all.indexOf(tag) === at,
  );
  const idNumber = materialId(body);
  if (body.type === cloze && parts.length > 0 && parts.every((part, at) => isEmbeddable(part, keys[at]!))) {
    const code = (at: number) => {
      const [part, partKey] = [parts[at], keys[at]];
      if (!part || !partKey) return shownGap(at);
      if (part.type === gapFilling) return gapCode(partKey.gaps![0]!, part.points * 2);
      return choiceCode(
        part,
        partKey,
        (part.options ?? []).map((option) => htmlOf(option as Content, shelf).html),
      );
    };
    const points = parts.reduce((sum, part) => sum + part.points, 0);
    const heading = {
      title,
      idNumber: '',
      tags,
      points,
      stem: htmlOf(body.stem as Content, shelf, code),
      feedback: (key.analysis ?? []) as Content,
    };
    return questionElement('cloze', heading, '', shelf);
  }
  const recording: Content = body.listening
    ? [{ kind: 'audio', file: body.listening.file, seconds: body.listening.seconds }]
    : [];
  const stem = htmlOf([...recording, ...(body.stem as Content)], shelf, shownGap);
  const heading = {
    title,
    idNumber,
    tags,
    points: 0,
    stem,
    feedback: (key.transcript ?? key.analysis ?? []) as Content,
  };
  return [
    questionElement('description', heading, '', shelf),
    ...parts.map((part, at) =>
      writeSimple(
        part,
        keys[at]!,
        { title: `${title} (${at + 1})`, idNumber: `${idNumber}.${at + 1}` },
        [...typeTag(part.type), ...marksOfPart(part, keys[at]!)],
        shelf,
      ),
    ),
  ].join('');
}

const categoryElement = (category: readonly string[]) => `  <question type="category">
    <category><text>${xmlText(['$course$', 'top', ...category.map((name) => name.replaceAll('/', '//'))].join('/'))}</text></category>
  </question>
`;

/** A quiz that Moodle 3.9 and later imports. Every question of ours has a form there, so none is left out. */
export function writeMoodle({ questions, media }: ExportContent): WrittenFile {
  let category = '';
  const written = questions.map((question, at) => {
    const { body, key } = question;
    const title = question.title || textOf(body.stem as Content).slice(0, 40) || `${at + 1}`;
    const path = question.category?.length ? categoryElement(question.category) : '';
    const isNew = path !== '' && path !== category;
    if (path !== '') category = path;
    const marks = [...marksOfDifficulty(question), ...marksOfPart(body as QuestionPart, key)];
    const tags = [...typeTag(body.type), ...marks, ...(question.tags ?? [])].filter(
      (tag, index, all) => all.indexOf(tag) === index,
    );
    const element = isComposite(body.type)
      ? writeComposite(question, title, media)
      : writeSimple(body as QuestionPart, key, { title, idNumber: '' }, tags, media);
    return `${isNew ? path : ''}${element}`;
  });
  return {
    bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${written.join('')}</quiz>\n`),
    left: [],
  };
}
