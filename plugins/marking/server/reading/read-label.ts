import { readCodes } from 'edutech/plugins/print/kit/server/codes/read-codes';
import type { Grey } from './grey';

/** Longer than any number of a student. */
const mostCharacters = 60;

/** What a code says: anybody can print one, with any text. Signs that are none of a text are written out by the reader. */
const tidied = (text: string): string => text.trim().slice(0, mostCharacters).toWellFormed();

/**
 * What the bar code or QR code in a picture says; null: there is none. Where several say different things, all of them, which no
 * student's number is: a person is asked.
 */
export async function readLabel(picture: Grey): Promise<string | null> {
  const found = await readCodes(picture, { kinds: ['Code128', 'QRCode'], most: 4 });
  const texts = new Set(found.map(tidied));
  texts.delete('');
  return texts.size === 0 ? null : [...texts].toSorted().join(' / ');
}
