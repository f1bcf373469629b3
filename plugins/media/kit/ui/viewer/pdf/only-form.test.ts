import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { pdfOf } from '../../../../../../tests/support/conversion/pdfs';
import { isOnlyForm } from './only-form';

const opened = (bytes: Buffer) => getDocument({ data: new Uint8Array(bytes), enableXfa: false }).promise;

test('a form that only its own program draws is told from a form with pages, and from a document', async () => {
  expect(await isOnlyForm(await opened(pdfOf({ form: 'only' })))).toBe(true);
  expect(await isOnlyForm(await opened(pdfOf({ form: 'beside' })))).toBe(false);
  expect(await isOnlyForm(await opened(pdfOf({})))).toBe(false);
});

test('a document of more pages than are drawn beforehand opens with all of them', async () => {
  expect((await opened(pdfOf({ pages: 320 }))).numPages).toBe(320);
});

test('a document with other bytes before its head is read', async () => {
  const document = await opened(Buffer.concat([Buffer.from('\u001b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'), pdfOf({})]));
  expect(document.numPages).toBe(1);
});
