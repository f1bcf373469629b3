import { listClasses } from 'edutech/core/common/api/organisation';
import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { deskItem, deskQueue } from '../../api';

export const queueStates = ['all', 'open', 'done'] as const;

/** What an address narrows the desk by; anything that makes no sense is as if it were not there. */
export function deskWish(search: URLSearchParams) {
  const classId = search.get('class');
  const subjectId = search.get('subject');
  return {
    scope: search.get('scope') === 'group' ? ('group' as const) : ('mine' as const),
    state: queueStates.find((one) => one === search.get('state')) ?? 'all',
    ...(isId(classId) && { classId }),
    ...(isId(subjectId) && { subjectId }),
  };
}
export type DeskWish = ReturnType<typeof deskWish>;

/** The queue, and the classes that one teaches. */
export async function loadQueue({ call, url, signal, termId }: LoaderArgs) {
  const wish = deskWish(url.searchParams);
  const [queue, classes] = await Promise.all([
    call(deskQueue, wish, { signal }),
    call(listClasses, termId ? { termId } : {}, { signal }),
  ]);
  return { wish, queue, classes };
}
export type QueueData = Awaited<ReturnType<typeof loadQueue>>;

/** The queue with one of its items. */
export async function loadDesk(args: LoaderArgs) {
  const itemId = args.url.searchParams.get('item');
  const { state: _, ...wish } = deskWish(args.url.searchParams);
  const [queue, desk] = await Promise.all([
    loadQueue(args),
    isId(itemId) ? args.call(deskItem, { itemId, ...wish }, { signal: args.signal }) : null,
  ]);
  return { ...queue, desk };
}
