import { readCodes } from 'edutech/plugins/print/kit/server/codes/read-codes';
import type { Grey } from './grey';

/** The text of the bar code or QR code in a picture; null: there is none, or several that say different things. */
export async function readLabel(picture: Grey): Promise<string | null> {
  const [only, ...others] = await readCodes(picture, { kinds: ['Code128', 'QRCode'], most: 4 });
  return others.length === 0 && only ? only : null;
}
