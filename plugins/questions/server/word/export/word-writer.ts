import type { Block, Content, Inline } from '../../../kit/common/content';
import { ommlOfLatex } from '../../../kit/server/formula/formula';
import { LatexFault } from '../../../kit/server/formula/latex/latex-fault';
import type { Typesetting } from '../../../kit/server/formula/typesetting/typesetting';
import { xmlText } from '../../../kit/server/xml/xml-tree';
import { AppError } from 'edutech/core/common/errors';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Texts } from 'edutech/core/server/texts';
import type { FormatOptions, FormatWriter, Loss, WrittenQuestion } from '../../exporting/writer';
import type { ExchangeQuestion } from '../../exchange/exchange-format';
import { lostFields, pairsOf } from '../../exchange/checks/lost-fields';
import { difficultyOf } from '../problem-messages';
import { readWord } from '../read-word';
import { cleanPicture } from '../pictures/clean-picture';
import { columnsFor, type Piece, sheetOf, type Unit } from './sheet';
import { gapXml, paragraphXml, pictureXml, spaceXml, tab, tableXml, textXml } from '../../../kit/server/word/word-xml';
import { columnOf } from '../../../kit/server/word/word-section';
import { type WordMedia, wordFile } from '../../../kit/server/word/word-file';

/** Writes papers for Word: native equations, sections and points, pictures, room for answers, answers at the end. */
export const wordWriter = (texts: Texts): FormatWriter => ({
  format: 'docx',
  write: async (questions, options) => {
    const { look = { size: 'a4' } } = options;
    const sheet = sheetOf(questions, options, texts);
    const writing = new WordWriting(options, look);
    const parts = [
      paragraphXml(textXml(sheet.title), { style: 'Title' }),
      paragraphXml(textXml(sheet.student), { align: 'center' }),
      ...(sheet.note === '' ? [] : [paragraphXml(textXml(sheet.note))]),
    ];
    const all = sheet.units.length + sheet.answers.length;
    for (const [at, unit] of [...sheet.units, ...sheet.answers].entries()) {
      if (at === sheet.units.length) parts.push('<w:p><w:r><w:br w:type="page"/></w:r></w:p>');
      parts.push(await writing.unit(unit));
      options.progress?.((at + 1) / all);
    }
    const footer = texts.say(options.language, 'questions.print.page', { page: '{page}', pages: '{pages}' });
    const bytes = wordFile(parts.join(''), { media: writing.media, footer, look });
    return {
      bytes,
      ext: 'docx',
      mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      losses: await lossesOf(bytes, sheet.questions, options),
    };
  },
});

/** What does not come back from a paper: it is read again before it is given away, as every file of another format is. */
async function lossesOf(
  bytes: Uint8Array,
  questions: readonly WrittenQuestion[],
  { withAnswers }: Pick<FormatOptions, 'withAnswers'>,
): Promise<Loss[]> {
  const written = questions.map(({ body, key, difficulty, tags }) => ({
    title: '',
    body,
    key: withAnswers ? key : {},
    difficulty,
    tags,
  }));
  const again = pairsOf(written, await readAgain(bytes));
  return questions.flatMap(({ id, body }, at): Loss[] => {
    const fields = lostFields(written[at]!, again[at], anyFile, anyFile);
    return [
      ...(body.listening ? [{ id, key: 'questions.write.recordingLeftOut' }] : []),
      ...(fields.length > 0 ? [{ id, key: 'questions.write.lost', fields }] : []),
    ];
  });
}

/** Pictures are drawn anew for Word: none has the name that it had. */
const anyFile = (): string => '';

/** Nothing where the paper is larger than the reader takes. */
async function readAgain(bytes: Uint8Array): Promise<ExchangeQuestion[]> {
  try {
    const { items } = await readWord(Buffer.from(bytes));
    return items.map(({ body, key, knowledge, difficulty: words }) => {
      const difficulty = difficultyOf(words);
      return { title: '', body, key, tags: knowledge, ...(difficulty && { difficulty }) };
    });
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

class WordWriting {
  readonly media: WordMedia[] = [];
  readonly #relations = new Map<string, string | null>();
  readonly #medium: FormatOptions['medium'];
  readonly #typesetting: Typesetting;
  /** Width of a line between the margins, twentieths of a point. */
  readonly #line: number;
  #drawings = 0;

  constructor({ medium, typesetting }: Pick<FormatOptions, 'medium' | 'typesetting'>, look: SheetLook) {
    this.#line = columnOf(look);
    this.#medium = medium;
    this.#typesetting = typesetting;
  }

  async unit(unit: Unit): Promise<string> {
    const parts: string[] = [];
    for (const [at, piece] of unit.entries()) parts.push(await this.#piece(piece, at < unit.length - 1));
    return parts.join('');
  }

  async #piece(piece: Piece, keepsNext: boolean): Promise<string> {
    switch (piece.kind) {
      case 'paragraph': {
        const style = piece.style === 'section' ? 'Heading1' : piece.style === 'title' ? 'Title' : undefined;
        const { align, isIndented } = piece;
        return paragraphXml((piece.label ? textXml(piece.label) : '') + (await this.#inlines(piece.inlines)), {
          keepsNext,
          ...(style && { style }),
          ...(align && { align }),
          ...(isIndented && { isIndented }),
        });
      }
      case 'options':
        return this.#options(piece.options, keepsNext);
      case 'space':
        return spaceXml(piece.look, piece.rows, this.#line);
      case 'block':
        return this.#block(piece.block, keepsNext);
    }
  }

  async #options(options: readonly Content[], keepsNext: boolean): Promise<string> {
    const columns = columnsFor(options);
    const written = await Promise.all(options.map((option, at) => this.#option(option, at)));
    const tabs = Array.from({ length: columns - 1 }, (_, at) => Math.round((this.#line * (at + 1)) / columns));
    const rows = Array.from({ length: Math.ceil(written.length / columns) }, (_, row) =>
      written.slice(row * columns, (row + 1) * columns),
    );
    return rows
      .map((row) => row.map(({ line }) => line).join(tab))
      .map(
        (line, at) =>
          paragraphXml(line, { keepsNext: keepsNext || at < rows.length - 1, ...(tabs.length > 0 && { tabs }) }) +
          (columns === 1 ? written[at]!.rest : ''),
      )
      .join('');
  }

  /** An option's first paragraph behind its letter, and what follows it. */
  async #option(option: Content, at: number): Promise<{ line: string; rest: string }> {
    const [first, ...others] = option;
    const letter = textXml(`${String.fromCharCode(65 + at)}．`);
    if (first?.kind === 'picture')
      return { line: letter + (await this.#picture(first)), rest: await this.#blocks(others) };
    const isText = first?.kind === 'paragraph';
    const line = letter + (isText ? await this.#inlines(first.inlines) : '');
    return { line, rest: await this.#blocks(isText ? others : option) };
  }

  async #blocks(blocks: Content): Promise<string> {
    const parts: string[] = [];
    for (const block of blocks)
      parts.push(
        block.kind === 'paragraph' ? paragraphXml(await this.#inlines(block.inlines)) : await this.#block(block, false),
      );
    return parts.join('');
  }

  async #block(block: Exclude<Block, { kind: 'paragraph' }>, keepsNext: boolean): Promise<string> {
    switch (block.kind) {
      case 'formula':
        return paragraphXml(`<m:oMathPara>${await formulaXml(this.#typesetting, block.latex, true)}</m:oMathPara>`, {
          keepsNext,
        });
      case 'picture':
        return paragraphXml(await this.#picture(block), { align: block.place === 'end' ? 'end' : 'center', keepsNext });
      case 'table':
        return this.#table(block);
      case 'audio':
        return '';
    }
  }

  /** Cells that reach down are written again below, as Word wants them. */
  async #table({ rows }: Extract<Block, { kind: 'table' }>): Promise<string> {
    const open = new Map<number, { left: number; columns: number }>();
    const written: string[] = [];
    for (const row of rows) {
      const cells: string[] = [];
      let column = 0;
      const continued = () => {
        for (let above = open.get(column); above && above.left > 0; above = open.get(column)) {
          cells.push(cellXml('<w:p/>', above.columns, 'continue'));
          above.left -= 1;
          column += above.columns;
        }
      };
      for (const { inlines, columns = 1, rows: reach = 1 } of row) {
        continued();
        cells.push(cellXml(paragraphXml(await this.#inlines(inlines)), columns, reach > 1 ? 'restart' : null));
        open.set(column, { left: reach - 1, columns });
        column += columns;
      }
      continued();
      written.push(`<w:tr>${cells.join('') || cellXml('<w:p/>', 1, null)}</w:tr>`);
    }
    return tableXml(written.join(''));
  }

  async #inlines(inlines: readonly Inline[]): Promise<string> {
    const parts: string[] = [];
    for (const inline of inlines) parts.push(await this.#inline(inline));
    return parts.join('');
  }

  async #inline(inline: Inline): Promise<string> {
    switch (inline.kind) {
      case 'text':
        return textXml(inline.text, inline.marks);
      case 'formula':
        return formulaXml(this.#typesetting, inline.latex, false);
      case 'gap':
        return gapXml(inline.gap);
      case 'picture':
        return this.#picture(inline);
      case 'break':
        return textXml('\n');
    }
  }

  async #picture(picture: {
    readonly file: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  }): Promise<string> {
    const relation = await this.#relationOf(picture.file);
    this.#drawings += 1;
    return relation === null
      ? textXml(picture.alt === '' ? '' : `[${picture.alt}]`)
      : pictureXml(picture, relation, { id: this.#drawings, line: this.#line });
  }

  async #relationOf(file: string): Promise<string | null> {
    const known = this.#relations.get(file);
    if (known !== undefined) return known;
    const medium = await this.#medium(file);
    // Word does not show webp
    const shown = !medium
      ? null
      : /^(?:png|jpg|gif)$/.test(medium.ext)
        ? medium
        : await cleanPicture(Buffer.from(medium.bytes));
    const relation = shown ? `rId${this.media.length + 10}` : null;
    if (shown && relation)
      this.media.push({ relation, name: `image${this.media.length + 1}.${shown.ext}`, bytes: shown.bytes });
    this.#relations.set(file, relation);
    return relation;
  }
}

const cellXml = (inside: string, columns: number, merge: 'restart' | 'continue' | null) =>
  `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/>${columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : ''}${merge ? `<w:vMerge w:val="${merge}"/>` : ''}</w:tcPr>${inside}</w:tc>`;

/** An equation of Word; LaTeX that cannot be read stands there as it is, so that nothing is lost. */
async function formulaXml(typesetting: Typesetting, latex: string, isDisplay: boolean): Promise<string> {
  try {
    return await ommlOfLatex(typesetting, latex, isDisplay);
  } catch (error) {
    if (!(error instanceof LatexFault)) throw error;
    const plain = `$${latex}$`;
    return isDisplay
      ? `<m:oMath><m:r><m:rPr><m:nor/></m:rPr><m:t>${xmlText(plain)}</m:t></m:r></m:oMath>`
      : textXml(plain);
  }
}
