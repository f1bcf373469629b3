import type { Sex } from '../roster-delta';
import type { Day } from 'edutech/core/common/time/city-time';
import { readDate } from './cells';

/** What an identity number tells about its owner. The number itself is never stored. */
export interface Identity {
  readonly birthDate: Day;
  readonly sex: Sex;
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

/** Reads an identity number (GB 11643-1999): 18 characters, a real birthday, the right check character. Null: none. */
export function readIdentity(text: string, today: Day): Identity | null {
  const number = text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return null;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  if (checks[sum % 11] !== number[17]) return null;
  const birthDate = readDate(number.slice(6, 14), today);
  return birthDate === null ? null : { birthDate, sex: Number(number[16]) % 2 === 1 ? 1 : 2 };
}
