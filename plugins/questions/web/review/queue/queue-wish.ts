import type { InputOf } from 'edutech/core/common/endpoint';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { reviewQueue } from '../../../api';
import { mostListed } from '../../../model/limits';
import { reviewAddress } from '../../shared/addresses';

type QueueWish = InputOf<typeof reviewQueue>;
export const queueStates = ['waiting', 'passed', 'returned'] as const;

/** Lines of a page. */
export const queueSizes: readonly number[] = [15, 30, 50];

/** What an address asks the queue for; anything that makes no sense is as if it were not there. */
export function queueWish(search: URLSearchParams): QueueWish {
  const { page, pageLine } = listQuery(search, queueSizes);
  return {
    state: queueStates.find((state) => state === search.get('state')) ?? 'waiting',
    page: Math.min(page, mostListed),
    pageLine,
  };
}

/** The desk with a task, or the queue as it was narrowed. */
export function taskAddress(search: URLSearchParams, taskId: string | null): string {
  const next = new URLSearchParams(search);
  if (taskId) next.set('task', taskId);
  else next.delete('task');
  const text = next.toString();
  return text ? `${reviewAddress}?${text}` : reviewAddress;
}
