import type { Sex } from '../roster-delta';
import type { Day } from 'edutech/core/common/time/city-time';
import { sexWords, wordKey } from './words';

/** Longest name: that of the longest identity cards, with room. */
export const longestName = 50;

/** Letters of any script, marks, spaces between, and the dots of longer names: no control characters, no digits alone. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;
const letter = /\p{L}/u;

export type NameFault = 'longName' | 'oddName';

/** What is wrong with a name, or null. */
export function nameFault(name: string): NameFault | null {
  if ([...name].length > longestName) return 'longName';
  return unseen.test(name) || !letter.test(name) ? 'oddName' : null;
}

const numberShape = /^[A-Za-z0-9][A-Za-z0-9-]{1,31}$/;
/** A student or staff number, or null. Excel's trailing `.0` of a number is taken away. */
export function readNumber(text: string): string | null {
  const number = text.normalize('NFKC').replace(/\s/g, '').replace(/\.0+$/, '').toUpperCase();
  return numberShape.test(number) ? number : null;
}

const usernameShape = /^[a-z0-9][a-z0-9._@-]{1,39}$/;
/** A user name in small letters, or null. */
export function readUsername(text: string): string | null {
  const name = text.normalize('NFKC').trim().toLowerCase();
  return usernameShape.test(name) ? name : null;
}

export const readSex = (text: string): Sex | null => sexWords.get(wordKey(text)) ?? null;

const mobile = /^1[3-9]\d{9}$/;
const landline = /^(0\d{2,3}-?)?[2-9]\d{6,7}$/;
/** A mobile number of China or a landline, digits and hyphen only, or null. */
export function readPhone(text: string): string | null {
  const phone = text
    .normalize('NFKC')
    .replace(/[\s()]/g, '')
    .replace(/^\+?86-?(?=1)/, '')
    .replace(/\.0$/, '');
  const digits = phone.replace(/-/g, '');
  if (mobile.test(digits)) return digits;
  return landline.test(phone) ? phone : null;
}

const dateShapes = [/^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/, /^(\d{4})(\d{2})(\d{2})$/];
const firstExcelDay = Date.UTC(1899, 11, 30);

/** A day between 1900 and `today`, as `2014-09-01`; serial numbers of Excel are understood. Null: none. */
export function readDate(text: string, today: Day): Day | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\s+\d{1,2}:\d{2}.*$/, '')
    .replace(/\s/g, '');
  const parts = dateShapes.map((shape) => shape.exec(plain)).find(Boolean);
  const time = parts
    ? Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))
    : /^\d{5}$/.test(plain)
      ? firstExcelDay + Number(plain) * 86_400_000
      : Number.NaN;
  if (Number.isNaN(time)) return null;
  const day = new Date(time).toISOString().slice(0, 10);
  const isReal = !parts || (Number(parts[2]) === Number(day.slice(5, 7)) && Number(parts[3]) === Number(day.slice(8)));
  return isReal && day >= '1900-01-01' && day <= today ? day : null;
}

/** A place in the class list from 1 to 999, or null. */
export function readSeat(text: string): number | null {
  const seat = Number(text.normalize('NFKC').replace(/\.0$/, ''));
  return Number.isInteger(seat) && seat >= 1 && seat <= 999 ? seat : null;
}
