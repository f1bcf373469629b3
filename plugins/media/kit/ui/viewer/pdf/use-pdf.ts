import { useEffect, useState } from 'react';
import { openPdf, type PdfDocument } from './pdf-source';

/** An open document, and the printed size of its first page, which stands for the others until they are read. */
export interface OpenPdf {
  readonly document: PdfDocument;
  readonly size: { readonly width: number; readonly height: number };
}

/** A line that stands still is not waited for any longer. */
const patienceMilliseconds = 10_000;

/** Gives back what a document holds; not while it is being opened, for then its worker throws (pdfjs 6.5). */
async function end(task: ReturnType<typeof openPdf>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
  await Promise.race([task.promise, patience]).catch(() => undefined);
  await task.destroy().catch(() => undefined);
}

/** Opens a PDF; `onFailed` hears that it cannot be read here (no such file, a password, a browser that is too old). */
export function usePdf(src: string, onFailed: () => void): OpenPdf | null {
  const [open, setOpen] = useState<OpenPdf | null>(null);
  // Opens what is to be read, and gives its memory back with the page
  useEffect(() => {
    const task = openPdf(src);
    let isGone = false;
    task.promise
      .then(async (document) => {
        if (isGone) return;
        const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
        if (!isGone) setOpen({ document, size: { width, height } });
      })
      .catch(() => {
        if (!isGone) onFailed();
      });
    return () => {
      isGone = true;
      setOpen(null);
      void end(task);
    };
  }, [src, onFailed]);
  return open;
}
