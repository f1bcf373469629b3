import { openPdf, type PdfDocument } from '../pdf/pdf-source';
import type { PagePart } from './parts-of-pages';

/** Most pages that are offered: a whole book is looked through in its reader. */
const mostPages = 200;
/** Width of a page that is taken as a picture. Pixels. */
const pictureWidth = 1600;

/** A document of which pages are taken. */
export interface OpenPages {
  readonly document: PdfDocument;
  /** Whole pages, in their order. */
  readonly parts: readonly PagePart[];
  /** A page, counted from 0, as a picture. */
  drawn(page: number): Promise<Blob>;
  /** Releases its memory. */
  close(): void;
}

/** Opens a PDF for its pages. Rejects where it cannot be read. */
export async function openPages(src: string): Promise<OpenPages> {
  const task = openPdf(src);
  const close = () => void task.destroy().catch(() => undefined);
  try {
    const document = await task.promise;
    // the size of the first page is used for the others, as in the reader
    const { width: right, height: bottom } = (await document.getPage(1)).getViewport({ scale: 1 });
    const count = Math.min(document.numPages, mostPages);
    return {
      document,
      parts: Array.from({ length: count }, (_, page) => ({ page, left: 0, top: 0, right, bottom })),
      drawn: (page) => drawn(document, page),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function drawn(document: PdfDocument, number: number): Promise<Blob> {
  const page = await document.getPage(number + 1);
  const viewport = page.getViewport({ scale: pictureWidth / page.getViewport({ scale: 1 }).width });
  const canvas = globalThis.document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('this browser writes no pictures'))),
      'image/jpeg',
      0.9,
    ),
  );
}
