import type { QuestionPart } from '../../../../kit/common/question-body';
import type { GapKey, PartKey } from '../../../../kit/common/question-key';
import { answerOption } from '../../../../kit/common/types/answer-letters';
import { questionTypes } from '../../../../kit/common/types/question-types';
import type { Content, Inline } from '../../../../kit/common/content';
import { textOf } from '../../../../kit/common/walk-content';
import { flatText, slice, type SourceLine, trimmed } from '../../document/source-line';
import { contentOf, textOfLines } from '../content-of';
import type { Confidence } from '../items/read-item';

const { singleChoice, multipleChoice, trueFalse, gapFilling } = questionTypes;

export interface ReadKey {
  readonly key: PartKey;
  readonly trust: Confidence;
}

const missing: Confidence = { value: 0.3, why: 'missing' };
const fits: Confidence = { value: 1, why: 'fits' };
const doesNotFit: Confidence = { value: 0.3, why: 'doesNotFit' };

/** The key that some lines give to a question: letters, right or wrong, words for its gaps, or a model answer. */
export function keyOf(part: QuestionPart, lines: readonly SourceLine[]): ReadKey {
  if (lines.length === 0) return { key: {}, trust: missing };
  switch (part.type) {
    case singleChoice:
    case multipleChoice:
      return choiceKey(part, textOfLines(lines));
    case trueFalse:
      return truthKey(textOfLines(lines));
    case gapFilling:
      return gapsKey(part, lines);
    default:
      return { key: { answer: contentOf(lines) }, trust: { value: 1, why: 'written' } };
  }
}

/** Signs that stand for options: ① is the first. */
const circles = /[①②③④⑤⑥]/gu;
const letterOf = (circle: string) => String.fromCharCode(65 + circle.charCodeAt(0) - 0x2460);

/** Letters as papers write them: B, AC, A、C, （D）, 选 B; ②④ where options are counted so. */
export function lettersIn(text: string): number[] | null {
  const letters =
    /^(?:故?选\s*[：:]?)?[\s\u3000（(【]*([A-Oa-o](?:[\s\u3000、，,；;]*[A-Oa-o])*)[\s\u3000）)】．.。；;]*(?:$|[\s\n\u3000（(])/u.exec(
      text.trim().replace(circles, letterOf),
    )?.[1];
  if (letters === undefined) return null;
  return [...new Set([...letters.replace(/[^A-Oa-o]/g, '')].map(answerOption))].sort((one, other) => one - other);
}

function choiceKey({ type, options = [] }: QuestionPart, text: string): ReadKey {
  const choice = lettersIn(text);
  if (!choice) return optionNamed(options, text);
  const isInside = choice.every((option) => option < Math.max(options.length, 1));
  const isCount = type === multipleChoice || choice.length === 1;
  return isInside && isCount
    ? { key: { choice }, trust: fits }
    : { key: isInside ? { choice } : {}, trust: doesNotFit };
}

/** The option whose words stand there instead of its letter. */
function optionNamed(options: readonly unknown[], text: string): ReadKey {
  const plain = (words: string) =>
    words
      .normalize('NFKC')
      .replace(/[\s.。]+/g, ' ')
      .trim()
      .toLowerCase();
  const named = options.flatMap((option, at) => (plain(textOf(option as Content)) === plain(text) ? [at] : []));
  if (named.length === 1 && plain(text) !== '') return { key: { choice: named }, trust: { value: 0.9, why: 'fits' } };
  // options that were counted 1) 2) 3)
  const number = /^[\s（(]*([1-6])[\s）).．]*$/u.exec(plain(text))?.[1];
  const counted = Number(number) - 1;
  return number !== undefined && counted < options.length
    ? { key: { choice: [counted] }, trust: { value: 0.7, why: 'fits' } }
    : { key: {}, trust: doesNotFit };
}

// a word that only begins so is none: 对称轴, The
const right = /^[\s（(]*(?:√|✓|✔|(?:对|正确|是)(?!\p{Script=Han})|T(?:rue)?(?![A-Za-z]))[\s）)。．.]*/iu;
const wrong =
  /^[\s（(]*(?:×|✗|✘|╳|(?:错误?|不对|不正确|否)(?!\p{Script=Han})|(?:x|F(?:alse)?)(?![A-Za-z]))[\s）)。．.]*/iu;

/** Right, wrong, or nothing of both. */
export const truthOf = (text: string): boolean | null => (right.test(text) ? true : wrong.test(text) ? false : null);

function truthKey(text: string): ReadKey {
  const truth = truthOf(text);
  return truth === null ? { key: {}, trust: doesNotFit } : { key: { truth }, trust: fits };
}

const strong = /[;；\n]|[①②③④⑤⑥⑦⑧⑨⑩]|[（(]\d[）)]/u;
const weak = /[\u3000\t]+| {2,}/u;
const weaker = /[，,、]|\s+/u;

function gapsKey({ gaps = [] }: QuestionPart, lines: readonly SourceLine[]): ReadKey {
  const inlines = lines.flatMap(({ inlines: line }, at): Inline[] => [
    ...(at > 0 ? [{ kind: 'break' } as const] : []),
    ...line,
  ]);
  const count = Math.max(1, gaps.length);
  for (const [pattern, value] of [
    [strong, 1],
    [weak, 0.95],
    [weaker, 0.9],
  ] as const) {
    const parts = count === 1 ? [trimmed(inlines)] : dividedBy(inlines, pattern);
    if (parts.length !== count) continue;
    const keys = parts.map(gapKey);
    if (keys.every((key) => key !== null)) return { key: { gaps: keys as GapKey[] }, trust: { value, why: 'fits' } };
  }
  return { key: { answer: contentOf(lines) }, trust: doesNotFit };
}

function dividedBy(inlines: readonly Inline[], pattern: RegExp): Inline[][] {
  const text = flatText(inlines);
  const parts: Inline[][] = [];
  let at = 0;
  for (const match of text.matchAll(new RegExp(pattern.source, 'gu'))) {
    parts.push(trimmed(slice(inlines, at, match.index)));
    at = match.index + match[0].length;
  }
  parts.push(trimmed(slice(inlines, at)));
  return parts.filter((part) => part.length > 0);
}

/** 9.8, 9.8±0.1, 50±5% kg. */
const numberWithUnit = /^([-+]?\d+(?:\.\d+)?)(?:\s*±\s*(\d+(?:\.\d+)?)\s*(%)?)?(?:\s+([A-Za-zΩμ°][^\s\d]{0,19}))?$/;

function numberKey([, value, tolerance, percent, unit]: RegExpExecArray): GapKey {
  return {
    accepted: [value!],
    comparison: 'number',
    ...(tolerance && { tolerance: { kind: percent ? 'percent' : 'absolute', value: Number(tolerance) } }),
    // what a paper prints behind a number is written with it
    ...(unit && { unit: { name: unit, isNeeded: true } }),
  };
}

/** The key of one gap: words with their variants ("6或-6", "colour/color"), a number, a formula. */
function gapKey(inlines: readonly Inline[]): GapKey | null {
  const formulas = inlines.filter((inline) => inline.kind === 'formula');
  if (formulas.length > 0) {
    const latex = inlines
      .map((inline) => (inline.kind === 'formula' ? inline.latex : inline.kind === 'text' ? inline.text : ''))
      .join('');
    const accepted = latex.trim().slice(0, 500);
    return accepted === '' ? null : { accepted: [accepted], comparison: 'formula' };
  }
  const text = flatText(inlines)
    .replace(/[。．；;]$/u, '')
    .trim();
  if (text === '' || text.length > 500) return null;
  const plain = text.normalize('NFKC').replace('−', '-');
  const number = numberWithUnit.exec(plain);
  if (number) return numberKey(number);
  const variants = text.split(/\s*(?:\/|／|或者|或)\s*/u).filter(Boolean);
  return { accepted: (text.length < 60 ? variants : [text]).slice(0, 20), comparison: 'text' };
}
