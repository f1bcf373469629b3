import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { pdfPage } from 'edutech/core/common/screen/sizes';
import { sfntOf } from './woff';

/** What stands on a card. */
export interface Card {
  readonly name: string;
  /** Class and seat, or what somebody is. */
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

const packages = createRequire(import.meta.url);
const fontFolder = join(dirname(packages.resolve('@fontsource/noto-sans-sc/package.json')), 'files');
const fonts = new Map<number, Buffer>();

/** A font of the package, read once; pdfkit takes the glyphs that are used out of it, some kilobytes. */
function font(weight: 400 | 700): Buffer {
  const known = fonts.get(weight);
  if (known) return known;
  const read = sfntOf(readFileSync(join(fontFolder, `noto-sans-sc-chinese-simplified-${weight}-normal.woff`)));
  fonts.set(weight, read);
  return read;
}

const latin = { regular: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier-Bold' };

/** Cards on A4, ten a page. Answers the whole file: some hundred bytes a card. */
export function cardSheet(cards: readonly Card[], words: CardWords): Promise<Buffer> {
  const document = new PDFDocument({
    size: [pdfPage.width, pdfPage.height],
    margin: 0,
    autoFirstPage: false,
    info: { Title: words.platform },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  document.registerFont('regular', font(400)).registerFont('bold', font(700));
  for (const [index, one] of cards.entries()) {
    const place = index % (columns * rows);
    if (place === 0) document.addPage();
    const x = left + (place % columns) * card.width;
    const y = top + Math.floor(place / columns) * card.height;
    cutMarks(document, x, y);
    drawCard(document, one, words, x, y);
  }
  if (cards.length === 0) document.addPage();
  document.end();
  return done;
}

type Document = InstanceType<typeof PDFDocument>;

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
  line(document, words.platform, x + inner, y + inner, { size: 8, width });
  document.fillColor('#5a6461');
  line(document, words.school, x + inner, y + inner + 12, { size: 8, width });
  document.fillColor('#1b2421');
  line(document, one.name, x + inner, y + inner + 28, { size: 15, width: textWidth, isBold: true });
  document.fillColor('#5a6461');
  line(document, one.place, x + inner, y + inner + 49, { size: 8.5, width: textWidth });
  const labelled = (label: string, value: string, at: number, isMono: boolean) => {
    document.fillColor('#5a6461');
    line(document, label, x + inner, at, { size: 7, width: textWidth });
    document.fillColor('#1b2421');
    line(document, value, x + inner, at + 10, { size: isMono ? 12 : 9.5, width: textWidth, isMono });
  };
  labelled(words.username, one.username, y + inner + 64, false);
  if (one.password === null) labelled(words.password, words.ownPassword, y + inner + 90, false);
  else labelled(words.password, one.password, y + inner + 90, true);
  drawCode(document, one.address, x + card.width - inner - code, y + inner + 22);
  document.fillColor('#5a6461');
  line(document, words.origin, x + inner, y + card.height - inner - 13, { size: 6.5, width });
  line(document, words.hint, x + inner, y + card.height - inner - 5, { size: 6.5, width });
}

interface LineStyle {
  readonly size: number;
  readonly width: number;
  readonly isBold?: boolean;
  readonly isMono?: boolean;
}

/** One line that never wraps: Chinese in the font that has it, plain Latin in the reader's own. */
function line(document: Document, text: string, x: number, y: number, { size, width, isBold, isMono }: LineStyle) {
  const isLatin = /^[\x20-\x7e]*$/.test(text);
  const chinese = isBold ? 'bold' : 'regular';
  document.font(isMono ? latin.mono : isLatin ? (isBold ? latin.bold : latin.regular) : chinese);
  let fitting = size;
  while (fitting > 5 && document.fontSize(fitting).widthOfString(text) > width) fitting -= 0.5;
  document.fontSize(fitting).text(text, x, y, { width, lineBreak: false, ellipsis: true });
}

function drawCode(document: Document, address: string, x: number, y: number) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const module = code / size;
  document.fillColor('#000000');
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (data[row]![column]) document.rect(x + column * module, y + row * module, module + 0.05, module + 0.05);
    }
  }
  document.fill();
}
