import { oneWriting } from '../text/characters';
import { vulgar, vulgarSigns } from '../text/vulgar-fractions';
import { evaluate } from '../formula/equality/evaluate';
import { headOf, isName, isNumber, Unreadable, unknownsOf } from '../formula/expression';
import { readStatement } from '../formula/reading/read-statement';
import { isUnfinished } from '../formula/equality/same-form';
import { numberInWords } from './number-words';
import { tidyUnit } from './read-unit';

/** A number, and the text behind it, which should be a unit. */
export interface ReadNumber {
  readonly value: number;
  readonly unit: string;
}

/** Longest text that is looked at. */
const longest = 120;

const decimal = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d*)?|\\.\\d+';
const tenPower =
  '(?:×|·|\\*|x|X|\\\\times|\\\\cdot)\\s*10\\s*\\^?\\s*(?:\\{\\s*([-+]?\\s*\\d{1,3})\\s*\\}|([-+]?\\d{1,3}))';
const scientific = new RegExp(`^(${decimal})\\s*${tenPower}`);
const exponential = new RegExp(`^(${decimal})[eE]([-+]?\\d{1,3})(?![0-9A-Za-z])`);
const power = /^10\s*\^\s*(?:\{\s*([-+]?\d{1,3})\s*\}|([-+]?\d{1,3}))/;
const latexFraction = /^(\d+)?\s*\\[dt]?frac\s*(?:\{\s*(\d+(?:\.\d+)?)\s*\}|(\d))\s*(?:\{\s*(\d+(?:\.\d+)?)\s*\}|(\d))/;
const mixed = /^(\d+)(?:\s+|\s*又\s*)(\d+)\s*\/\s*(\d+)/;
const fraction = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)/;
const plain = new RegExp(`^(?:${decimal})`);

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const withVulgar = new RegExp(`(\\d?)([${vulgarSigns}])`, 'gu');

/** What is written before a number and says nothing of it: `x =`, `=`, `约`, `答：`. */
const before = /^(?:答\s*:|约为|大约|约|为|是|≈|\\approx|=|[A-Za-zΑ-ω](?:_?\{?[0-9A-Za-z]\}?)?\s*(?:=|≈|\\approx))\s*/u;

/** One writing for the reader: superscripts after ten as powers, vulgar fractions as fractions. */
const prepared = (text: string): string =>
  oneWriting(text)
    .trim()
    .replace(/^\$+|\$+$/g, '')
    .replace(/[;.,。]+$/u, '')
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\(?:left|right)(?![A-Za-z])/g, '')
    .replace(/\^\s*(?:\{\s*\\circ\s*\}|\\circ)/g, '°')
    .replaceAll('{,}', ',')
    .replace(
      /(?<=10\s*)[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+/gu,
      (run) => `^{${Array.from(run, (c) => '0123456789+-'[raised.indexOf(c)]).join('')}}`,
    )
    .replace(withVulgar, (_, whole: string, sign: string) => `${whole}${whole ? ' ' : ''}${vulgar[sign]}`)
    .trim();

const plainValue = (digits: string): number => Number(digits.replaceAll(',', ''));

/** The number at the beginning of a text, and its length in characters; null if there is none. */
function leadingNumber(text: string): readonly [value: number, length: number] | null {
  const found = (pattern: RegExp, value: (groups: RegExpExecArray) => number): readonly [number, number] | null => {
    const match = pattern.exec(text);
    return match ? [value(match), match[0].length] : null;
  };
  const exponent = (one?: string, other?: string) => Number((one ?? other ?? '').replace(/\s/g, ''));
  return (
    found(scientific, ([, base, one, other]) => plainValue(base!) * 10 ** exponent(one, other)) ??
    found(power, ([, one, other]) => 10 ** exponent(one, other)) ??
    found(exponential, ([, base, one]) => plainValue(base!) * 10 ** Number(one)) ??
    found(latexFraction, ([, whole, a, b, c, d]) => Number(whole ?? 0) + Number(a ?? b) / Number(c ?? d)) ??
    found(mixed, ([, whole, above, below]) => Number(whole) + Number(above) / Number(below)) ??
    found(fraction, ([, above, below]) => Number(above) / Number(below)) ??
    found(plain, ([digits]) => plainValue(digits))
  );
}

/** Numbers in Chinese characters, alone or in front of a unit: `三千克` is 3 kg only where the key wants kilograms. */
function inWords(text: string): ReadNumber | null {
  const part = /^(百|千|万)分之(.+)$/u.exec(text);
  if (part) {
    const above = numberInWords(part[2]!) ?? (/^[\d.]+$/.test(part[2]!) ? Number(part[2]) : null);
    return above === null ? null : { value: above / { 百: 100, 千: 1000, 万: 1e4 }[part[1]!]!, unit: '' };
  }
  const fractionWords = /^(?:(.+)又)?(.+)分之(.+)$/u.exec(text);
  if (fractionWords) {
    const [whole, below, above] = fractionWords
      .slice(1)
      .map((word) => (word === undefined ? 0 : /^\d+$/.test(word) ? Number(word) : numberInWords(word)));
    return whole == null || below == null || above == null || below === 0
      ? null
      : { value: whole + above / below, unit: '' };
  }
  const run = /^[零〇一二两三四五六七八九十百千万亿]+/u.exec(text)?.[0];
  const value = run ? numberInWords(run) : null;
  return run && value !== null ? { value, unit: text.slice(run.length) } : null;
}

/** A constant that is written as a formula: `2\sqrt{3}`, `\pi`; not one that is still to be computed. */
function asFormula(text: string): ReadNumber | null {
  try {
    const { items } = readStatement(text);
    const [item] = items;
    if (items.length !== 1 || item === undefined || isNumber(item) || unknownsOf(item).length > 0) return null;
    if (isUnfinished(item) || (isName(item) && item !== 'Pi' && item !== 'e') || headOf(item) === 'Degrees')
      return null;
    const { value } = evaluate(item, {});
    return Number.isFinite(value) ? { value, unit: '' } : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/**
 * The number in an answer: decimals, thousands, fractions, mixed numbers, percents, powers of ten, numbers in words,
 * roots and π; null where it is none, or more than one.
 */
export function readNumber(text: string): ReadNumber | null {
  if (text.length > longest) return null;
  const whole = prepared(text).replace(before, '').replace(before, '');
  const sign = /^(?:-|负)/u.test(whole) ? -1 : 1;
  const rest = whole.replace(/^(?:[-+]|负|正)\s*/u, '').replace(/^\((.*)\)$/u, '$1');
  const leading = leadingNumber(rest);
  if (!leading) {
    const worded = inWords(rest) ?? (rest === '' ? null : asFormula(rest));
    return worded && { value: sign * worded.value, unit: tidyUnit(worded.unit) };
  }
  const [value, length] = leading;
  const behind = rest.slice(length).trim().replace(/^\\%/, '%');
  const scale = behind.startsWith('%')
    ? 0.01
    : behind.startsWith('‰')
      ? 0.001
      : /^万(?!元|分)/u.test(behind)
        ? 1e4
        : /^亿(?!元)/u.test(behind)
          ? 1e8
          : 1;
  const unit = scale === 1 ? behind : behind.slice(1).trim();
  if (!Number.isFinite(value)) return null;
  if (/^(?:[-+*/×÷=<>^!,;:|]|\\(?:times|div|cdot|pm|sqrt|pi|frac|cdots)|√|π|[±∶]|\d|分之|又|或|和|~)/u.test(unit)) {
    const formula = scale === 1 ? (inWords(rest) ?? asFormula(rest)) : null;
    return formula && { value: sign * formula.value, unit: formula.unit };
  }
  return { value: sign * (scale === 0.01 ? value / 100 : value * scale), unit: tidyUnit(unit) };
}
