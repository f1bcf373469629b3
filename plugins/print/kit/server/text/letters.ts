import type { Face } from '../../common/ink';
import type { FontFamily } from '../fonts/chinese-font';
import { fontPart, partWith } from '../fonts/more-signs';
import { type Document, newDocument } from '../pdf/new-document';

/** Signs of a text that one font has; `font` is the name under which the document knows it. */
export interface Run {
  readonly text: string;
  readonly font: string;
}

const weights = { regular: 400, bold: 700 } as const;

/** The letters of a document: which font has a sign, and how wide words are. Lengths in points. */
export class Letters {
  readonly #document: Document;
  readonly #family: FontFamily;
  readonly #fonts = new Map<string, string | null>();

  constructor(document: Document, family: FontFamily) {
    this.#document = document;
    this.#family = family;
  }

  /** Whether any font has the sign. */
  has(sign: string): boolean {
    return this.#fontOf(sign, 'regular') !== null;
  }

  /** A text in runs of one font each; signs that no font has are left out. */
  runs(text: string, face: Face): Run[] {
    const runs: { text: string; font: string }[] = [];
    for (const sign of text) {
      const font = this.#fontOf(sign, face);
      if (font === null) continue;
      const last = runs.at(-1);
      if (last?.font === font) last.text += sign;
      else runs.push({ text: sign, font });
    }
    return runs;
  }

  width(text: string, face: Face, size: number): number {
    let width = 0;
    for (const run of this.runs(text, face))
      width += this.#document.font(run.font).fontSize(size).widthOfString(run.text);
    return width;
  }

  #fontOf(sign: string, face: Face): string | null {
    const key = `${face}${sign}`;
    const known = this.#fonts.get(key);
    if (known !== undefined) return known;
    const font = this.#find(sign, face);
    this.#fonts.set(key, font);
    return font;
  }

  #find(sign: string, face: Face): string | null {
    const code = sign.codePointAt(0) ?? 0;
    if (code <= 0x20 || this.#hasGlyph(face, code)) return face;
    const part = partWith(this.#family, code);
    if (part === undefined) return null;
    const font = `${face} ${part}`;
    this.#document.registerFont(font, fontPart(this.#family, part, weights[face]));
    return this.#hasGlyph(font, code) ? font : null;
  }

  #hasGlyph(font: string, code: number): boolean {
    const { _font: chosen } = this.#document.font(font) as unknown as {
      _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
    };
    return chosen.font.hasGlyphForCodePoint(code);
  }
}

let measured: Letters | undefined;

/** Letters of papers, for measuring alone: they write into no file. */
export function measuringLetters(): Letters {
  measured ??= new Letters(newDocument({ title: '', family: 'song' }).document, 'song');
  return measured;
}
