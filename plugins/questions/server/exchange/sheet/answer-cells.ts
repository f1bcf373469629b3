import type { GapKey } from '../../../kit/common/question-key';
import { absoluteTolerance, isPlainNumber, numberGap, wordGap } from '../dialect/gap-keys';

/** Splits at a sign that stands outside formulas and has no backslash before it. */
function splitOutside(text: string, isSign: (sign: string) => boolean): string[] {
  const parts = [''];
  let isFormula = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '\\' && at + 1 < text.length) {
      at += 1;
      parts[parts.length - 1] += sign + text[at]!;
      continue;
    }
    if (sign === '$') isFormula = !isFormula;
    if (!isFormula && isSign(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** `$x^2$` as LaTeX; signs of the sheet without their backslash. */
const answerText = (text: string): string => {
  const formula = /^\$([^$]+)\$$/.exec(text);
  return formula ? formula[1]!.trim() : text.replace(/\\([;；|$])/g, '$1');
};

/** Answers of gaps: gaps are parted by `;`, wordings of one by `|`, a tolerance stands behind `±`. */
export function readGapCells(text: string): ReturnType<typeof wordGap>[] {
  return splitOutside(text, (sign) => sign === ';' || sign === '；' || sign === '\n')
    .filter((part) => part !== '')
    .map((part) => {
      const wordings = splitOutside(part, (sign) => sign === '|').filter((one) => one !== '');
      const numbers = wordings.map((one) => /^(-?\d+(?:\.\d+)?)(?:\s*±\s*(\d+(?:\.\d+)?))?$/.exec(one));
      if (numbers.length > 0 && numbers.every((one) => one !== null))
        return numberGap(
          numbers.map((one) => one![1]!),
          Number(numbers[0]![2] ?? 0),
        );
      const isFormula = wordings.some((one) => one.startsWith('$'));
      const gap = wordGap(wordings.map(answerText));
      return isFormula
        ? { gap: { kind: 'formula' as const }, key: { ...gap.key, comparison: 'formula' as const } }
        : gap;
    });
}

const written = (text: string, { comparison }: GapKey): string =>
  comparison === 'formula' ? `$${text}$` : text.replace(/[;；|$]/g, (sign) => `\\${sign}`);

export const writeGapCell = (keys: readonly GapKey[]): string =>
  keys
    .map((key) =>
      key.accepted
        .map((text) => {
          const tolerance = isPlainNumber(key) ? absoluteTolerance(key, text) : 0;
          return `${written(text, key)}${tolerance > 0 ? `±${tolerance}` : ''}`;
        })
        .join('|'),
    )
    .join('; ');

const trueWords = ['对', '正确', '是', '√', '✓', 't', 'true', 'yes', 'y', 'right'];
const falseWords = ['错', '错误', '否', '×', 'x', '✗', 'f', 'false', 'no', 'n', 'wrong'];

/** Whether a cell means true or false; null if neither. */
export function readTruth(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  return trueWords.includes(word) ? true : falseWords.includes(word) ? false : null;
}

/** `ABD`, `A、B`, `a,c` as options, ascending; null for anything else. */
export function readLetters(text: string): number[] | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s,、;.]/g, '');
  if (!/^[A-J]{1,10}$/.test(plain)) return null;
  return [...new Set(Array.from(plain, (letter) => letter.charCodeAt(0) - 65))].sort((a, b) => a - b);
}

export const writeLetters = (choice: readonly number[]): string =>
  choice.map((option) => String.fromCharCode(65 + option)).join('');
