import type { LayoutName } from 'edutech/core/common/plugin';

/** What stands in the document until the browser has drawn the page: the empty frame, so that nothing jumps. */
export const shellFrame = (layout: LayoutName): string =>
  layout === 'bare' || layout === 'own' || layout === 'portal'
    ? '<div class="boot-frame boot-frame-site" aria-hidden="true"><i></i><b></b></div>'
    : '<div class="boot-frame" aria-hidden="true"><i></i><b></b></div>';
