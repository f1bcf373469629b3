import Type, { type Static } from 'typebox';

// Sheets that schools print on. Sizes of papers are those of GB/T 148 and GB/T 788, upright A4 that of the specification.

/** Points in a millimetre. */
export const millimetre = 72 / 25.4;

/** Page of an exported PDF, in points: A4 upright (teaching.md section 9). */
export const pdfPage = { width: 595.28, height: 841.89 } as const;

/** `k8` and `k16` are 8开 and 16开, the sheets of Chinese copying rooms. */
export const paperSizes = ['a4', 'a3', 'b4', 'b5', 'k8', 'k16'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** How a paper is printed. */
export const SheetLook = Type.Object({
  size: Type.Enum([...paperSizes]),
  /** Whether odd pages have the sealing line at their left. Default: no. */
  hasBinding: Type.Optional(Type.Boolean()),
});
export type SheetLook = Static<typeof SheetLook>;

/** A sheet as it lies before the reader, in points, and the columns that text stands in. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly columns: 1 | 2;
}

const inMillimetres = (width: number, height: number, columns: 1 | 2): Sheet => ({
  width: width * millimetre,
  height: height * millimetre,
  columns,
});

/** Large sheets lie across and are folded in the middle, so they have a column for each half. */
export const sheets: Readonly<Record<PaperSize, Sheet>> = {
  a4: { ...pdfPage, columns: 1 },
  a3: inMillimetres(420, 297, 2),
  b4: inMillimetres(353, 250, 2),
  b5: inMillimetres(176, 250, 1),
  k8: inMillimetres(390, 270, 2),
  k16: inMillimetres(195, 270, 1),
};
