import { encode } from 'uqr';
import type { Document } from 'edutech/plugins/print/kit/server/pdf/new-document';

// What printed sheets are drawn with: lines, texts, QR codes.

const latin = { regular: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier-Bold' };

export interface LineStyle {
  readonly size: number;
  readonly width: number;
  readonly isBold?: boolean;
  readonly isMono?: boolean;
}

/** One line that never wraps: Chinese in the font that has it, plain Latin in the reader's own. */
export function drawLine(
  document: Document,
  text: string,
  x: number,
  y: number,
  { size, width, isBold, isMono }: LineStyle,
) {
  const isLatin = /^[\x20-\x7e]*$/.test(text);
  const chinese = isBold ? 'bold' : 'regular';
  document.font(isMono ? latin.mono : isLatin ? (isBold ? latin.bold : latin.regular) : chinese);
  let fitting = size;
  while (fitting > 5 && document.fontSize(fitting).widthOfString(text) > width) fitting -= 0.5;
  document.fontSize(fitting).text(text, x, y, { width, lineBreak: false, ellipsis: true });
}

/** A text of several lines, wrapped if necessary. */
export function drawText(document: Document, text: string, x: number, y: number, { size, width }: LineStyle) {
  document.font('regular').fontSize(size).text(text, x, y, { width, lineGap: 2 });
}

/** The QR code of an address, with the quiet zone it needs. */
export function drawCode(
  document: Document,
  address: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const module = side / size;
  document.fillColor('#000000');
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (data[row]![column]) document.rect(x + column * module, y + row * module, module + 0.05, module + 0.05);
    }
  }
  document.fill();
}
