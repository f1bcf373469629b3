import type { Id } from 'edutech/core/common/ids';

/** What is answered, a part of an item: names entries of a journal of answers. */
export const placeOf = (itemId: Id, part: number): string => `${itemId}/${part}`;

export function partOfPlace(place: string): { readonly itemId: Id; readonly part: number } {
  const [itemId = '', part = '0'] = place.split('/');
  return { itemId, part: Number(part) };
}
