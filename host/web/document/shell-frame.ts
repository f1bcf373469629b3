import type { LayoutName } from 'edutech/core/common/plugin';

/** What the empty frame says when nothing follows it. */
export interface FrameTexts {
  /** The page's scripts did not come. */
  readonly failed: string;
  /** The browser runs no scripts. */
  readonly noScript: string;
}

/** Id of the sentence that is shown when the page could not be started. */
export const failedId = 'boot-failed';

/** What stands in the document until the browser has drawn the page: the empty frame, so that nothing jumps. */
export function shellFrame(layout: LayoutName, { failed, noScript }: FrameTexts): string {
  const isSite = layout === 'bare' || layout === 'own' || layout === 'portal';
  return (
    `<div class="boot-frame${isSite ? ' boot-frame-site' : ''}"><i></i><main>` +
    `<noscript><p>${escaped(noScript)}</p></noscript>` +
    `<p id="${failedId}" role="alert" hidden>${escaped(failed)}</p></main></div>`
  );
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');
