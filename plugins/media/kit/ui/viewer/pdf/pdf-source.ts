import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'script:pdfjs-dist/legacy/build/pdf.worker.min.mjs';

export type PdfDocument = pdf.PDFDocumentProxy;
export type PdfPageSource = pdf.PDFPageProxy;
export const { AnnotationMode, TextLayer } = pdf;

/** Pictures of more points than this are left out: one page must not eat the memory of a school's computer. */
const mostPictureBytes = 256 * 1_048_576;

/**
 * Opens a PDF by ranges: the first page is shown before the last has arrived. Scripts in it never run (no scripting
 * layer is created), nor does it fetch anything: the worker that reads it reaches this platform only
 * (host/server/pages/loading/assets.ts).
 */
export function openPdf(src: string): pdf.PDFDocumentLoadingTask {
  pdf.GlobalWorkerOptions.workerSrc = worker;
  const parts = `/assets/pdfjs-${pdf.version}`;
  return pdf.getDocument({
    url: src,
    cMapUrl: `${parts}/cmaps/`,
    wasmUrl: `${parts}/wasm/`,
    useWorkerFetch: true,
    // the content policy has no wasm-unsafe-eval; the same decoders are there as scripts
    useWasm: false,
    enableXfa: false,
    disableAutoFetch: true,
    canvasMaxAreaInBytes: mostPictureBytes,
    disableWorkerRendering: true,
  });
}
