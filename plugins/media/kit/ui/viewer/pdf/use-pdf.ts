import { useEffect, useState } from 'react';
import { isOnlyForm } from './only-form';
import { openPdf, type PdfDocument } from './pdf-source';

/** An open document, and the printed size of its first page, which is used for the others until they are read. */
export interface OpenPdf {
  readonly document: PdfDocument;
  readonly size: { readonly width: number; readonly height: number };
}

/** A stalled connection is given up after this time. */
const patienceMilliseconds = 10_000;

/** Releases a document's memory; not while it is being opened, because its worker would throw (pdfjs 6.5). */
async function end(task: ReturnType<typeof openPdf>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
  await Promise.race([task.promise, patience]).catch(() => undefined);
  await task.destroy().catch(() => undefined);
}

/**
 * Opens a PDF; `onFailed` is called if it cannot be read here (no such file, a password, a browser that is too old), with
 * `form` for one that has no pages of its own.
 */
export function usePdf(src: string, onFailed: (why?: 'form') => void): OpenPdf | null {
  const [open, setOpen] = useState<OpenPdf | null>(null);
  // Opens the document, and releases its memory with the page
  useEffect(() => {
    const task = openPdf(src);
    let isGone = false;
    task.promise
      .then(async (document) => {
        if (isGone) return;
        if (await isOnlyForm(document)) {
          if (!isGone) onFailed('form');
          return;
        }
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
