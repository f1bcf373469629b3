import type { Texts } from 'edutech/core/server/texts';
import type { FormatOptions, FormatWriter } from '../../exporting/writer';
import { cleanPicture } from '../pictures/clean-picture';
import { sheetOf, type Unit } from '../export/sheet';
import { type Paper, textSize } from './atoms';
import { type Document, newDocument } from 'edutech/core/server/print/new-document';
import { lineWidth, page } from './ink';
import { rowsOfUnit } from './pieces';
import { heightOf } from './rows';

/** Writes papers as PDF (A4): formulas as vectors, questions whole on a page where they fit, numbers below. */
export const pdfWriter = (texts: Texts): FormatWriter => ({
  format: 'pdf',
  write: async (questions, options) => {
    const sheet = sheetOf(questions, options, texts);
    const { document, done } = newDocument({ title: sheet.title, keepsPages: true });
    const printing = new Printing(document, options);
    const text = (words: string) => [{ kind: 'text' as const, text: words }];
    await printing.unit([
      { kind: 'paragraph', inlines: text(sheet.title), style: 'title', align: 'center' },
      { kind: 'paragraph', inlines: text(sheet.student), style: 'text', align: 'center' },
      ...(sheet.note === '' ? [] : [{ kind: 'paragraph' as const, inlines: text(sheet.note), style: 'text' as const }]),
    ]);
    const all = sheet.units.length + sheet.answers.length;
    for (const [at, unit] of [...sheet.units, ...sheet.answers].entries()) {
      if (at === sheet.units.length) printing.newPage();
      await printing.unit(unit);
      options.progress?.((at + 1) / all);
    }
    numberPages(document, (at, pages) => texts.say(options.language, 'questions.print.page', { page: at, pages }));
    document.end();
    return {
      bytes: await done,
      ext: 'pdf',
      mime: 'application/pdf',
      losses: questions
        .filter(({ body }) => body.listening !== undefined)
        .map(({ id }) => ({ id, key: 'questions.write.recordingLeftOut' })),
    };
  },
});

const bottom = page.height - page.bottom;

class Printing {
  readonly #document: Document;
  readonly #paper: Paper;
  readonly #medium: FormatOptions['medium'];
  readonly #pictures = new Map<string, Promise<Buffer | null>>();
  #y = Number.POSITIVE_INFINITY;

  constructor(document: Document, { medium, typesetting }: Pick<FormatOptions, 'medium' | 'typesetting'>) {
    this.#document = document;
    this.#paper = { document, typesetting, pictureOf: (file) => this.#picture(file) };
    this.#medium = medium;
  }

  newPage(): void {
    this.#document.addPage();
    this.#y = page.top;
  }

  /** A unit on what is left of the page; on the next one, if it fits there and not here. */
  async unit(unit: Unit): Promise<void> {
    const rows = await rowsOfUnit(this.#paper, unit);
    const height = heightOf(rows);
    if (this.#y + height > bottom && (height <= bottom - page.top || this.#y > bottom)) this.newPage();
    for (const row of rows) {
      if (this.#y + row.height > bottom) this.newPage();
      row.draw(this.#y);
      this.#y += row.height;
    }
  }

  #picture(file: string): Promise<Buffer | null> {
    const known = this.#pictures.get(file);
    if (known) return known;
    const opened = this.#opened(file);
    this.#pictures.set(file, opened);
    return opened;
  }

  /** PDF accepts PNG and JPEG; other pictures, and damaged ones of these kinds, are converted. */
  async #opened(file: string): Promise<Buffer | null> {
    const medium = await this.#medium(file);
    const clean = medium ? await cleanPicture(Buffer.from(medium.bytes)) : null;
    return clean?.bytes ?? null;
  }
}

function numberPages(document: Document, say: (at: number, pages: number) => string): void {
  const { count } = document.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    document.switchToPage(at);
    document
      .font('regular')
      .fontSize(textSize * 0.85)
      .fillColor('#444444')
      .text(say(at + 1, count), page.left, page.height - page.bottom + 20, {
        width: lineWidth,
        align: 'center',
        lineBreak: false,
      });
  }
}
