import { pdfPage } from 'edutech/core/common/screen/sizes';
import type { FormulaShapes, Shape } from '../../../kit/server/formula/svg/shapes';
import type { Document } from 'edutech/core/server/print/new-document';

/** A4 with its margins. Points. */
export const page = { ...pdfPage, left: 50, right: 50, top: 48, bottom: 56 };
export const lineWidth = page.width - page.left - page.right;

/** True for a character that the font of the page has. */
export function hasGlyph(document: Document, sign: string): boolean {
  const { font } = (
    document.font('regular') as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
  )._font;
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

/** Paints a formula with its baseline at y; letters are paths, so no font of formulas is needed. */
export function paintFormula(document: Document, { shapes }: FormulaShapes, x: number, y: number, size: number): void {
  const scale = size / 1000;
  for (const shape of shapes) {
    document.save().translate(x, y).scale(scale);
    if (shape.clip) {
      const { matrix, x: left, y: top, width, height } = shape.clip;
      document
        .transform(...matrix)
        .rect(left, top, width, height)
        .clip();
      document.transform(...inverse(matrix));
    }
    document.transform(...shape.matrix);
    paint(document, shape);
    document.restore();
  }
}

function paint(document: Document, shape: Shape): void {
  if (shape.kind === 'path') document.path(shape.path).fill('#000000');
  else if (shape.kind === 'rect') document.rect(shape.x, shape.y, shape.width, shape.height).fill('#000000');
  else if (shape.kind === 'line')
    document
      .moveTo(...shape.from)
      .lineTo(...shape.to)
      .lineWidth(60)
      .stroke('#000000');
  else
    document
      .font('regular')
      .fontSize(shape.size)
      .fillColor('#000000')
      .text(shape.text, 0, -shape.size * 1.16, { lineBreak: false });
}

type Map6 = readonly [number, number, number, number, number, number];
function inverse([a, b, c, d, e, f]: Map6): [number, number, number, number, number, number] {
  const size = a * d - b * c || 1;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}
