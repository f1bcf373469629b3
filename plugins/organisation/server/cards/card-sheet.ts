import { setImmediate } from 'node:timers/promises';
import { type Document, newDocument } from 'edutech/plugins/print/kit/server/pdf/new-document';
import { pdfPage } from 'edutech/plugins/print/kit/common/paper-sizes';
import { drawCode, drawLine } from '../paper/paper';

/** The content of a card. */
export interface Card {
  readonly name: string;
  /** Class and place, or the role. */
  readonly place: string;
  readonly number: string;
  readonly username: string;
  /** Null: the person has one of his own. */
  readonly password: string | null;
  /** Address in the QR code. */
  readonly address: string;
}

/** Words on every card, in the language of whoever prints. */
export interface CardWords {
  readonly platform: string;
  readonly school: string;
  readonly number: string;
  readonly username: string;
  readonly password: string;
  readonly ownPassword: string;
  readonly hint: string;
  readonly origin: string;
}

// ten cards in two columns, the size of a bank card, with marks to cut along
const columns = 2;
const rows = 5;
const card = { width: 255, height: 153 };
const left = (pdfPage.width - columns * card.width) / 2;
const top = (pdfPage.height - rows * card.height) / 2;
const inner = 12;
const mark = 8;
const code = 86;

/** Cards on A4, ten a page. Returns the whole file: some hundred bytes a card. After each page others have their turn. */
export async function cardSheet(cards: readonly Card[], words: CardWords): Promise<Buffer> {
  const { document, done } = newDocument({ title: words.platform });
  for (const [index, one] of cards.entries()) {
    const place = index % (columns * rows);
    if (place === 0) {
      await setImmediate();
      document.addPage();
    }
    const x = left + (place % columns) * card.width;
    const y = top + Math.floor(place / columns) * card.height;
    cutMarks(document, x, y);
    drawCard(document, one, words, x, y);
  }
  if (cards.length === 0) document.addPage();
  document.end();
  return done;
}

function cutMarks(document: Document, x: number, y: number) {
  document.lineWidth(0.4).strokeColor('#9aa3a0');
  for (const [cornerX, cornerY] of [
    [x, y],
    [x + card.width, y],
    [x, y + card.height],
    [x + card.width, y + card.height],
  ] as const) {
    document
      .moveTo(cornerX - mark / 2, cornerY)
      .lineTo(cornerX + mark / 2, cornerY)
      .stroke();
    document
      .moveTo(cornerX, cornerY - mark / 2)
      .lineTo(cornerX, cornerY + mark / 2)
      .stroke();
  }
}

function drawCard(document: Document, one: Card, words: CardWords, x: number, y: number) {
  const width = card.width - 2 * inner;
  const textWidth = width - code - 8;
  document.fillColor('#0b6b4f');
  drawLine(document, words.platform, x + inner, y + inner, { size: 8, width });
  document.fillColor('#5a6461');
  drawLine(document, words.school, x + inner, y + inner + 12, { size: 8, width });
  document.fillColor('#1b2421');
  drawLine(document, one.name, x + inner, y + inner + 28, { size: 15, width: textWidth, isBold: true });
  document.fillColor('#5a6461');
  drawLine(document, one.place, x + inner, y + inner + 49, { size: 8.5, width: textWidth });
  const labelled = (label: string, value: string, at: number, isMono: boolean) => {
    document.fillColor('#5a6461');
    drawLine(document, label, x + inner, at, { size: 7, width: textWidth });
    document.fillColor('#1b2421');
    drawLine(document, value, x + inner, at + 10, { size: isMono ? 12 : 9.5, width: textWidth, isMono });
  };
  labelled(words.username, one.username, y + inner + 64, false);
  if (one.password === null) labelled(words.password, words.ownPassword, y + inner + 90, false);
  else labelled(words.password, one.password, y + inner + 90, true);
  drawCode(document, one.address, { x: x + card.width - inner - code, y: y + inner + 22, side: code });
  document.fillColor('#5a6461');
  drawLine(document, words.origin, x + inner, y + card.height - inner - 13, { size: 6.5, width });
  drawLine(document, words.hint, x + inner, y + card.height - inner - 5, { size: 6.5, width });
}
