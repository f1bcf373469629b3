import { openPdf, type PdfDocument } from '../pdf/pdf-source';
import { type PagePart, partsOf, type Piece } from './parts-of-pages';

/** A document of which parts are shown. */
export interface OpenParts {
  readonly document: PdfDocument;
  /** In the order of the beginnings that were asked for. */
  readonly parts: readonly (PagePart | null)[];
  /** Releases its memory. */
  close(): void;
}

/** Opens a PDF and looks up where it has these beginnings. Rejects where it cannot be read. */
export async function openParts(src: string, beginnings: readonly string[]): Promise<OpenParts> {
  const task = openPdf(src);
  const close = () => void task.destroy().catch(() => undefined);
  try {
    const document = await task.promise;
    const pages: Piece[][] = [];
    for (let number = 1; number <= document.numPages; number++) pages.push(await piecesOf(document, number));
    return { document, parts: partsOf(pages, beginnings), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function piecesOf(document: PdfDocument, number: number): Promise<Piece[]> {
  const page = await document.getPage(number);
  const [left = 0, , , top = 0] = page.view;
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x = 0, y = 0] = item.transform as readonly number[];
    // the height of letters is above their base line, a quarter of it below
    const base = top - y;
    return {
      text: item.str,
      left: x - left,
      right: x - left + item.width,
      top: base - item.height,
      bottom: base + item.height / 4,
    };
  });
}
