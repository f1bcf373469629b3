import { type Id, isId } from 'edutech/core/common/ids';
import { type AskedArea, askedAreas } from './request';

/** Shorter texts say too little: "第3题" of two books is not the same exercise. Characters. */
const least = 8;

/**
 * By which exercises of students' own books are known as the same: letters and digits only, in one width and case. Empty for
 * texts that are too short to tell, and such exercises stay alone until a teacher merges them.
 */
export function exerciseKey(words: string): string {
  const key = words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}<>=+\-*/^]/gu, '');
  return key.length < least ? '' : key.slice(0, 300);
}

/** By which an item of an area that is no question of the bank is known. */
export const keyOfPart = (area: AskedArea, partId: Id): string => `${area}/${partId}`;

/** The area and the item of such a key; null for the key of an exercise. */
export function partOfKey(key: string): { readonly area: AskedArea; readonly partId: Id } | null {
  const [name, partId = '', ...more] = key.split('/');
  const area = askedAreas.find((one) => one === name);
  return area && isId(partId) && more.length === 0 ? { area, partId } : null;
}
