import type { Content } from '../../../kit/common/content';
import { answeredParts, type QuestionPart } from '../../../kit/common/question-body';
import { type GapKey, type PartKey, partKeys } from '../../../kit/common/question-key';
import { isEmptyContent, textOf } from '../../../kit/common/walk-content';
import { isComposite, type QuestionType, questionTypes } from '../../../kit/common/types/question-types';
import type { ExchangeQuestion, Note, ExportContent, WrittenFile } from '../exchange-format';
import { absoluteTolerance, isPlainNumber } from '../dialect/gap-keys';
import { materialId } from '../checks/collect-questions';
import { htmlOfContent, shownGap } from '../html/html-of-content';
import { mimeOf } from '../html/media-kinds';
import { marksOfDifficulty, marksOfPart } from '../dialect/own-marks';
import { typeWords } from '../dialect/type-words';
import { giftText } from './gift-escapes';

const { singleChoice, multipleChoice, trueFalse, gapFilling, calculation } = questionTypes;

/** By this tag points go along, for GIFT has no word for them. */
export const pointsTag = '分值';

/** Over and below a model answer, which stands in front of the feedback: GIFT has no place for it. */
export const modelAnswerMark = '【参考答案】';

type Shelf = ExportContent['media'];

/** A text as HTML with its pictures inside: GIFT carries no files. */
function html(content: Content, shelf: Shelf): string {
  const address = (id: string) => {
    const bytes = shelf.get(id)?.bytes;
    return bytes ? `data:${mimeOf(bytes)};base64,${bytes.toString('base64')}` : '';
  };
  return giftText(htmlOfContent(content, { address, gap: shownGap }));
}

const share = (of: number) => (100 / Math.max(1, of)).toFixed(5).replace(/\.?0+$/, '');

function choices(part: QuestionPart, key: PartKey, shelf: Shelf): string {
  const right = key.choice ?? [];
  const mark = (option: number) => {
    if (part.type === singleChoice) return right.includes(option) ? '=' : '~';
    return right.includes(option) ? `~%${share(right.length)}%` : '~%-100%';
  };
  return (part.options ?? []).map((option, at) => `\n\t${mark(at)}[html]${html(option as Content, shelf)}`).join('');
}

function gapAnswers(key: GapKey): string {
  if (!isPlainNumber(key)) return key.accepted.map((text) => `=${giftText(text)}`).join(' ');
  return `#${key.accepted.map((text) => `=${text.trim()}:${absoluteTolerance(key, text)}`).join(' ')}`;
}

function answers(part: QuestionPart, key: PartKey, shelf: Shelf): string {
  const analysis = (key.analysis ?? []) as Content;
  const feedback = isEmptyContent(analysis) ? '' : `\n\t####[html]${html(analysis, shelf)}\n`;
  switch (part.type) {
    case singleChoice:
    case multipleChoice:
      return `{${choices(part, key, shelf)}${feedback || '\n'}}`;
    case trueFalse:
      return `{${key.truth ? 'TRUE' : 'FALSE'}${feedback}}`;
    case gapFilling:
      return `{${gapAnswers(key.gaps![0]!)}${feedback}}`;
    default:
      return `{${modelAnswer(key, shelf) || feedback}}`;
  }
}

function modelAnswer({ answer = [], analysis = [] }: PartKey, shelf: Shelf): string {
  if (isEmptyContent(answer as Content)) return '';
  const mark: Content = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: modelAnswerMark }] }];
  const rest = isEmptyContent(analysis as Content) ? [] : [...mark, ...(analysis as Content)];
  return `\n\t####[html]${html([...mark, ...(answer as Content), ...rest], shelf)}\n`;
}

const comment = (id: string, tags: readonly string[]) =>
  `// ${[...(id ? [`[id:${id}]`] : []), ...tags.map((tag) => `[tag:${tag.replace(/[[\]<>`\\]/g, ' ')}]`)].join(' ')}\n`;

/** Points and, where GIFT's own form does not tell it, the type. */
const ownTags = (type: QuestionType, points: number) => [
  ...(points === 0 && isComposite(type) ? [] : [`${pointsTag} ${points}`]),
  ...(type === calculation || isComposite(type) ? [typeWords[type][0]!] : []),
];

/** Placeholder for a part without text. */
const head = (title: string, stem: Content, shelf: Shelf) =>
  `::${giftText(title)}::[html]${html(stem, shelf) || '<p></p>'}`;

/** Why a part cannot be expressed; null: it can. */
function faultOf({ type, gaps = [] }: QuestionPart, key: PartKey): 'manyGaps' | 'noAnswer' | null {
  const answered = key.gaps?.length ?? 0;
  if (type === gapFilling && Math.max(gaps.length, answered) > 1) return 'manyGaps';
  const hasAnswer =
    type === gapFilling
      ? answered === 1
      : type === trueFalse
        ? key.truth !== undefined
        : type > multipleChoice || Boolean(key.choice?.length);
  return hasAnswer ? null : 'noAnswer';
}

function writeOne(question: ExchangeQuestion, title: string, shelf: Shelf): string | Pick<Note, 'fault'> {
  const { body, key, tags = [] } = question;
  const [parts, keys] = [answeredParts(body), partKeys(key, answeredParts(body).length)];
  const faults = parts.flatMap((part, at) => faultOf(part, keys[at]!) ?? []);
  if (faults[0]) return { fault: faults[0] };
  const own = [
    ...ownTags(body.type, isComposite(body.type) ? 0 : body.points),
    ...marksOfDifficulty(question),
    ...(isComposite(body.type) ? [] : marksOfPart(parts[0]!, keys[0]!)),
  ];
  const all = [...own, ...tags.filter((tag) => !own.includes(tag) && !tag.startsWith(pointsTag))];
  if (!isComposite(body.type))
    return `${comment('', all)}${head(title, body.stem as Content, shelf)} ${answers(parts[0]!, key, shelf)}\n\n`;
  const id = materialId(body);
  const recording: Content = body.listening
    ? [{ kind: 'audio', file: body.listening.file, seconds: body.listening.seconds }]
    : [];
  const material = `${comment(id, all)}${head(title, [...recording, ...(body.stem as Content)], shelf)}\n\n`;
  return [
    material,
    ...parts.map(
      (part, at) =>
        `${comment(`${id}.${at + 1}`, [...ownTags(part.type, part.points), ...marksOfPart(part, keys[at]!)])}${head(`${title} (${at + 1})`, part.stem as Content, shelf)} ${answers(part, keys[at]!, shelf)}\n\n`,
    ),
  ].join('');
}

/** Questions as GIFT, with formulas for MathJax. Questions with several gaps, or without an answer, cannot be expressed, and are reported. */
export function writeGift({ questions, media }: ExportContent): WrittenFile {
  const left: Note[] = [];
  const written = questions.map((question, at) => {
    const title = question.title || textOf(question.body.stem as Content).slice(0, 40) || `${at + 1}`;
    const text = writeOne(question, title, media);
    if (typeof text === 'string') return text;
    left.push({ ...text, place: { line: at + 1, name: title }, detail: '' });
    return '';
  });
  return { bytes: Buffer.from(written.join('')), left };
}
