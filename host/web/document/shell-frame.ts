import type { LayoutName } from 'edutech/core/common/plugin';

/** What is said where no scripts come. */
export interface FrameTexts {
  /** The page's scripts did not come. */
  readonly failed: string;
  /** The browser runs no scripts. */
  readonly noScript: string;
}

/** Id of the sentence that is shown when the page could not be started. */
export const failedId = 'boot-failed';

/** What stands in the document until the browser has drawn the page: the empty frame, so that nothing jumps. */
export function shellFrame(layout: LayoutName, texts: FrameTexts): string {
  const isSite = layout === 'bare' || layout === 'own' || layout === 'portal';
  return `<div class="boot-frame${isSite ? ' boot-frame-site' : ''}"><i></i><main>${sentencesOf(texts)}</main></div>`;
}

/** A page that the server has drawn in place of the empty frame. */
export const drawnFrame = (html: string, texts: FrameTexts): string =>
  `${sentencesOf(texts)}<div class="drawn" aria-busy="true">${html}</div>`;

const sentencesOf = ({ failed, noScript }: FrameTexts): string =>
  `<noscript><p class="boot-said">${escaped(noScript)}</p></noscript>` +
  `<p id="${failedId}" class="boot-said" role="alert" hidden>${escaped(failed)}</p>`;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');
