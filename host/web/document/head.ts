import type { Translate } from 'edutech/core/web/hooks';
import type { PageHead } from 'edutech/core/web/plugin';
import { loadedPage } from '../plugins/loaded';
import type { Page } from '../plugins/plugin-set';
import { withheldOf } from '../routing/page-data';

const nothing: PageHead = {};

/** What a loaded page says of itself; nothing while it is withheld, or when its loader failed. */
export function headOf(page: Page, data: unknown, t: Translate): PageHead {
  if (data === undefined || withheldOf(data)) return nothing;
  return loadedPage(page)?.head?.(data, t) ?? nothing;
}
