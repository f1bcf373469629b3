import { setImmediate } from 'node:timers/promises';
import { type Document, newDocument } from 'edutech/plugins/print/kit/server/pdf/new-document';
import { pdfPage } from 'edutech/plugins/print/kit/common/paper-sizes';
import { drawCode, drawLine, drawText } from '../paper/paper';

/** What a guardian gets on paper. */
export interface LinkSlip {
  readonly student: string;
  readonly className: string;
  /** What is asked about, in words. */
  readonly asked: string;
  readonly address: string;
}

/** Words on every slip, in the language of whoever prints. */
export interface SlipWords {
  readonly title: string;
  readonly school: string;
  /** What to do, and that lessons continue either way. */
  readonly text: string;
  readonly until: string;
}

// five slips a page, one under the other, to be cut apart
const perPage = 5;
const slip = { x: 40, width: pdfPage.width - 80, height: (pdfPage.height - 60) / perPage };
const code = 112;
const dash = 3;

/** Links for guardians on A4, five a page. Returns the whole file: some kilobytes a slip. After each page others have their turn. */
export async function linkSheet(slips: readonly LinkSlip[], words: SlipWords): Promise<Buffer> {
  const { document, done } = newDocument({ title: words.title });
  for (const [index, one] of slips.entries()) {
    const place = index % perPage;
    if (place === 0) {
      await setImmediate();
      document.addPage();
    }
    drawSlip(document, one, words, 30 + place * slip.height);
  }
  document.end();
  return done;
}

function drawSlip(document: Document, one: LinkSlip, words: SlipWords, top: number) {
  const width = slip.width - code - 20;
  const at = (down: number) => top + 10 + down;
  document.fillColor('#0b6b4f');
  drawLine(document, words.school, slip.x, at(0), { size: 9, width });
  document.fillColor('#1b2421');
  drawLine(document, `${one.student}  ${one.className}`, slip.x, at(15), { size: 14, width, isBold: true });
  drawText(document, words.text, slip.x, at(38), { size: 9.5, width });
  document.fillColor('#5a6461');
  drawText(document, one.asked, slip.x, document.y + 4, { size: 8.5, width });
  drawLine(document, words.until, slip.x, document.y + 4, { size: 8.5, width });
  drawLine(document, one.address, slip.x, at(124), { size: 8, width: slip.width, isMono: true });
  drawCode(document, one.address, { x: slip.x + slip.width - code, y: at(0), side: code });
  const edge = top + slip.height - 2;
  document.lineWidth(0.4).strokeColor('#9aa3a0').dash(dash, { space: dash });
  document
    .moveTo(slip.x, edge)
    .lineTo(slip.x + slip.width, edge)
    .stroke()
    .undash();
}
