import { renderAsync } from 'docx-preview';
import type { FromFrame, ToFrame } from './frame-messages';
import { unpackedBytes } from './unpacked-bytes';

/**
 * The document of the sandboxed frame that shows a Word file. It has no origin, reaches no network and receives the
 * file's bytes from the page around it.
 */

/** A document that unpacks to more than this is no task sheet. */
const mostUnpackedBytes = 200 * 1_048_576;
/** Hundreds of pages of text; the page around may wait while they are drawn. */
const mostXmlBytes = 8 * 1_048_576;

const tell = (message: FromFrame) => parent.postMessage(message, '*');

async function show(bytes: ArrayBuffer): Promise<void> {
  const unpacked = unpackedBytes(bytes);
  if (!unpacked || unpacked.all > mostUnpackedBytes || unpacked.xml > mostXmlBytes)
    throw new RangeError('too large to be shown');
  await renderAsync(bytes, document.body, document.head, {
    className: 'docx',
    // pages of other formats inside the document: HTML that strangers wrote
    renderAltChunks: false,
    useBase64URL: true,
    ignoreLastRenderedPageBreak: false,
    // an expression looks for its end as often as a part has its beginning; parsers read declarations themselves
    trimXmlDeclaration: false,
  });
  // a link would open here, inside the frame; its words stay
  for (const link of document.querySelectorAll('a[href]')) {
    if (!link.getAttribute('href')?.startsWith('#')) link.removeAttribute('href');
  }
}

const look = document.createElement('style');
look.textContent = `
  html { background: transparent; }
  body { margin: 0; }
  .docx-wrapper { background: transparent !important; padding: 12px !important; }
  .docx-wrapper > section.docx { max-inline-size: 100%; margin-block-end: 12px !important; box-sizing: border-box; }
  @media (max-width: 700px) {
    .docx-wrapper > section.docx { padding: 20px 16px !important; width: auto !important; }
    table { max-inline-size: 100%; }
  }`;

addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent || parent === window || !(data?.bytes instanceof ArrayBuffer)) return;
  show(data.bytes).then(
    () => {
      document.head.append(look);
      tell({ state: 'shown' });
    },
    () => tell({ state: 'failed' }),
  );
});
tell({ state: 'ready' });
