import { type QueuedState, mostListed, queuedStates } from '../../common/review';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';

/** Lines of a page of a queue. */
export const queueSizes: readonly number[] = [15, 30, 50];

interface QueueWish {
  readonly state: QueuedState;
  readonly page: number;
  readonly pageLine: number;
}

/** What an address asks a queue for; what makes no sense is as if it were not there. */
export function queueWish(search: URLSearchParams): QueueWish {
  const { page, pageLine } = listQuery(search, queueSizes);
  return {
    state: queuedStates.find((state) => state === search.get('state')) ?? 'waiting',
    page: Math.min(page, mostListed),
    pageLine,
  };
}

/** The desk at `path` with a task, or its queue (null); what narrows the queue stays. */
export function taskAddress(path: string, search: URLSearchParams, taskId: string | null): string {
  const next = new URLSearchParams(search);
  if (taskId) next.set('task', taskId);
  else next.delete('task');
  const text = next.toString();
  return text ? `${path}?${text}` : path;
}
