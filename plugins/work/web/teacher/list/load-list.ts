import type { OutputOf } from 'edutech/core/common/endpoint';
import { listClasses, listTerms, type TaughtClassItem } from 'edutech/core/common/api/organisation';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listDrafts, listPublished } from '../../../api';
import { type ListWish, listWish } from './list-wish';
import { daysOfWeek } from '../load/weeks';

type Published = OutputOf<typeof listPublished>;
type Drafts = OutputOf<typeof listDrafts>;

/** What the list opens with. */
export interface ListData {
  readonly wish: ListWish;
  /** When the page was loaded: what is left is counted from then. */
  readonly now: Date;
  readonly classes: readonly TaughtClassItem[];
  /** Homework of classes; where another tab is open, only its numbers. */
  readonly published: Published;
  /** What is no class's, where such a tab is open. */
  readonly drafts: Drafts | null;
}

/** The numbers of what waits, and the page of the tab that the address names. */
export async function loadList({ call, url, signal, termId }: LoaderArgs): Promise<ListData> {
  const wish = listWish(url.searchParams);
  const { tab, q, page, pageLine } = wish;
  const ofTerm = termId ? { termId } : {};
  const days = wish.week === null ? null : await weekOf(call, signal, termId, wish.week);
  const [classes, published, drafts] = await Promise.all([
    call(listClasses, ofTerm, { signal }),
    call(
      listPublished,
      tab === 'published' ? { ...narrowing(wish), ...days, page, pageLine } : { state: 'all', page: 1, pageLine: 1 },
      { signal },
    ),
    tab === 'published' || tab === 'calendar'
      ? null
      : call(listDrafts, { which: tab, page, pageLine, ...(q && { q }) }, { signal }),
  ]);
  return { wish, now: new Date(), classes, published, drafts };
}

const narrowing = ({ q, classId, subjectId, state }: ListWish) => ({
  ...(q && { q }),
  ...(classId && { classId }),
  ...(subjectId && { subjectId }),
  state: state ?? ('all' as const),
});

async function weekOf(call: LoaderArgs['call'], signal: AbortSignal, termId: string | null, week: number) {
  const terms = await call(listTerms, {}, { signal });
  const term = terms.find(({ termId: itsTermId }) => itsTermId === termId);
  return term ? daysOfWeek(term, week) : null;
}
