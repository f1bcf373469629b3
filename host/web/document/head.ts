import type { Translate } from 'edutech/core/web/hooks';
import type { PageHead } from 'edutech/core/web/plugin';
import { loadedPage } from '../plugins/loaded';
import type { Page } from '../plugins/plugin-set';
import { withheldOf } from '../routing/page-data';
import type { Withheld } from '../routing/withheld';

const nothing: PageHead = {};

/** Titles of the host's own pages that stand where a page is withheld. */
const inItsPlace: Partial<Record<Withheld['withheld'], string>> = {
  'not-found': 'host.notFound.title',
  off: 'host.switchedOff.title',
};

/** What a loaded page says of itself; while it is withheld, what stands in its place; nothing when its loader failed. */
export function headOf(page: Page, data: unknown, t: Translate): PageHead {
  if (data === undefined) return nothing;
  const withheld = withheldOf(data);
  if (withheld) return inItsPlace[withheld] ? { title: t(inItsPlace[withheld]) } : nothing;
  return loadedPage(page)?.head?.(data, t) ?? nothing;
}
