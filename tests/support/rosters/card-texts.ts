import { inflateSync } from 'node:zlib';

/** What a card says in Latin letters. */
export interface PrintedCard {
  readonly username: string;
  readonly password: string;
}

/** User names and first passwords on a sheet of cards: what is written in the reader's own fonts is plain in the file. */
export function printedCards(pdf: Buffer): PrintedCard[] {
  const texts: string[] = [];
  const file = pdf.toString('latin1');
  for (const match of file.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = file.indexOf('endstream', start);
    try {
      const content = inflateSync(pdf.subarray(start, end)).toString('latin1');
      for (const [, pieces = ''] of content.matchAll(/\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/g)) {
        const hex = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, digits]) => digits).join('');
        texts.push(Buffer.from(hex, 'hex').toString('latin1'));
      }
    } catch {
      // fonts and other streams are no pages
    }
  }
  return texts.flatMap((text, index) => {
    const next = texts.slice(index + 1, index + 4).find((other) => /^[a-hjkmnp-z2-9]{8}$/.test(other));
    return /^[st][a-z0-9]+$/.test(text) && next ? [{ username: text, password: next }] : [];
  });
}
