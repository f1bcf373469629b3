import { withoutDirectionMarks } from '../../../common/wire/direction-marks';

/** What a spreadsheet might take for a formula when the file is saved as CSV and opened again; numbers and phone numbers are none. */
const formula = /^'*(?:[=@\t\r]|[+-](?![\d\s()-]*$))/;
/** A guard of ours, or of somebody who knows. */
const guarded = /^'+(?:[=@\t\r]|[+-](?![\d\s()-]*$))/;

/** Text that no spreadsheet runs: an apostrophe before what looks like a formula. {@link cellText} takes it away again. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

// control characters but tabs and line ends, too: a database refuses the first of them
const unseen = /[\u200b-\u200d\u2060\ufeff\u00ad]|(?![\t\n\r])\p{Cc}/gu;
/** `="0012"`: how lists keep the zeros of a number when they are saved as CSV. */
const quoted = /^="((?:[^"]|"")*)"$/;
const spaceAround = /^[\s\u3000]+|[\s\u3000]+$/g;

/**
 * A cell as text: composed characters, without unseen ones and without spaces around (also the wide one of Chinese
 * keyboards), without the guard of a formula, and without the formula around a quoted text. Dates become `2026-09-01`.
 */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  const text = withoutDirectionMarks(String(value).toWellFormed().normalize('NFC'))
    .replace(unseen, '')
    .replace(spaceAround, '');
  const inside = quoted.exec(text)?.[1];
  if (inside !== undefined) return inside.replaceAll('""', '"').replace(spaceAround, '');
  return guarded.test(text) ? text.slice(1) : text;
}
