import type { Gap, QuestionPart } from '../../../kit/common/question-body';
import type { GapKey, PartKey } from '../../../kit/common/question-key';
import { absoluteTolerance, isPlainNumber, numberGap, wordGap } from '../dialect/gap-keys';

/**
 * An embedded answer of Moodle: `{2:MULTICHOICE:=right~wrong}` (docs.moodle.org, "Embedded Answers (Cloze) question
 * type").
 */
const head =
  /\{(\d{0,4}):(SHORTANSWER_C|SHORTANSWER|SAC|SA|MWC|MW|NUMERICAL|NM|MULTICHOICE(?:_[A-Z]{1,3})?|MULTIRESPONSE(?:_[A-Z]{1,3})?|MC[A-Z]{0,2}|MR[A-Z]{0,2}):/g;

/** Where an embedded answer ends: at the first brace without a backslash. -1: nowhere. */
function endOf(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    if (html[at] === '\\') at += 1;
    else if (html[at] === '}') return at;
  }
  return -1;
}

export interface Embedded {
  readonly weight: number;
  readonly kind: 'choice' | 'choices' | 'words' | 'number';
  readonly isCaseSensitive: boolean;
  readonly answers: readonly EmbeddedAnswer[];
}

interface EmbeddedAnswer {
  readonly html: string;
  readonly share: number;
  readonly tolerance: number;
  /** What is said about it, as HTML; may be empty. */
  readonly feedback: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Text for the HTML that an embedded answer stands in. */
const decodeEntities = (text: string): string =>
  text.replace(/&(#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]+);/gi, (whole, name: string) => {
    const number = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return name.startsWith('#')
      ? number > 0 && number < 0x110000
        ? String.fromCodePoint(number)
        : ''
      : (entities[name.toLowerCase()] ?? whole);
  });

const withoutEscapes = (text: string) =>
  text.replace(/\\([}{~#=/"\\])/g, (whole, sign: string) => (sign === '\\' ? whole : sign));

function readAnswer(text: string, isNumber: boolean): EmbeddedAnswer {
  const [answer = '', feedback = ''] = text.split(/(?<!\\)#/);
  const match = /^\s*(?:(=)|%(-?\d+(?:\.\d+)?)%)?([\s\S]*)$/.exec(answer)!;
  const html = withoutEscapes(match[3]!.trim());
  const [value = '', tolerance = '0'] = isNumber ? html.split(':') : [html];
  return {
    html: value.trim(),
    share: match[1] ? 100 : Number(match[2] ?? 0),
    tolerance: Math.abs(Number(tolerance)) || 0,
    feedback: withoutEscapes(feedback.trim()),
  };
}

/** Removes embedded answers from a text, and replaces them by `<gap n>`. */
export function takeEmbedded(html: string): { readonly html: string; readonly embedded: readonly Embedded[] } {
  const embedded: Embedded[] = [];
  const scan = new RegExp(head);
  let left = '';
  let at = 0;
  for (let match = scan.exec(html); match; match = scan.exec(html)) {
    const end = endOf(html, scan.lastIndex);
    // where none ends, none behind it does
    if (end < 0) break;
    embedded.push(embeddedOf(match[1]!, match[2]!, html.slice(scan.lastIndex, end)));
    left += `${html.slice(at, match.index)}<gap n="${embedded.length - 1}"></gap>`;
    at = end + 1;
    scan.lastIndex = at;
  }
  return { html: left + html.slice(at), embedded };
}

function embeddedOf(weight: string, name: string, inner: string): Embedded {
  const isChoice = /^M(?:ULTI)?(?:C(?!A)|R)/.test(name) && !name.startsWith('MW');
  const kind = !isChoice
    ? name.startsWith('N')
      ? 'number'
      : 'words'
    : /^(?:MULTIRESPONSE|MR)/.test(name)
      ? 'choices'
      : 'choice';
  const isChoiceName = kind === 'choice' || kind === 'choices';
  const answers = inner
    .split(/(?<!\\)~/)
    .filter((text) => text.trim() !== '')
    .map((text) => readAnswer(text, kind === 'number'));
  return {
    weight: Number(weight || 1),
    kind,
    isCaseSensitive: name.endsWith('C') && !isChoiceName,
    answers: answers.map((answer) => (isChoiceName ? answer : { ...answer, html: decodeEntities(answer.html) })),
  };
}

/** The gap that an embedded answer in words or numbers is; null where nothing of it is right. */
export function gapOf({ kind, answers, isCaseSensitive }: Embedded): { gap: Gap; key: GapKey } | null {
  const right = answers.filter(({ share, html }) => share >= 100 && html !== '' && html.length <= 500).slice(0, 20);
  if (right.length === 0) return null;
  const accepted = right.map(({ html }) => html);
  return kind === 'number' ? numberGap(accepted, right[0]!.tolerance) : wordGap(accepted, isCaseSensitive);
}

const escaped = (text: string) => text.replace(/[}~#"]/g, (sign) => `\\${sign}`);
const inHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A gap as an embedded answer. */
export function gapCode(key: GapKey, weight = 1): string {
  if (isPlainNumber(key))
    return `{${weight}:NUMERICAL:${key.accepted.map((text) => `=${text.trim()}:${absoluteTolerance(key, text)}`).join('~')}}`;
  const name = key.isCaseSensitive ? 'SHORTANSWER_C' : 'SHORTANSWER';
  return `{${weight}:${name}:${key.accepted.map((text) => `=${inHtml(escaped(text))}`).join('~')}}`;
}

/** A choice as an embedded answer; its options as HTML. */
export function choiceCode(part: QuestionPart, key: PartKey, options: readonly string[]): string {
  const name = part.type === 0 ? 'MULTICHOICE_V' : 'MULTIRESPONSE';
  const right = key.choice ?? [];
  const share = (100 / Math.max(1, right.length)).toFixed(5).replace(/\.?0+$/, '');
  const mark = (option: number) => (!right.includes(option) ? '' : part.type === 0 ? '=' : `%${share}%`);
  return `{${part.points * 2}:${name}:${options.map((html, option) => `${mark(option)}${escaped(html)}`).join('~')}}`;
}
