import type { PdfDocument } from './pdf-source';

/**
 * Whether a document is nothing but a form of XFA (a dynamic one, ISO 32000-1, 12.7.8): its pages are made by the program that
 * it was written for, and hold only a request to wait.
 */
export async function isOnlyForm(document: Pick<PdfDocument, 'getMetadata'>): Promise<boolean> {
  const { info } = (await document.getMetadata()) as {
    info: { readonly IsXFAPresent?: boolean; readonly IsAcroFormPresent?: boolean };
  };
  return info.IsXFAPresent === true && info.IsAcroFormPresent !== true;
}
