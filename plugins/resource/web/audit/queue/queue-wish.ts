import type { InputOf } from 'edutech/core/common/endpoint';
import { isId } from 'edutech/core/common/ids';
import { stages } from 'edutech/core/common/teaching/stages';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { auditQueue } from '../../../api';
import { auditAddress } from '../../shared/addresses';
import { listSizes } from '../../shared/narrowing';

export type QueueWish = InputOf<typeof auditQueue>;
export const queueStates = ['waiting', 'passed', 'returned'] as const;

/** Parameters of the address that narrow the queue. */
export const queueFilters = ['stage', 'subject', 'owner'] as const;

/** What an address asks the queue for; anything that makes no sense is as if it were not there. */
export function queueWish(search: URLSearchParams): QueueWish {
  const { page, pageLine } = listQuery(search, listSizes);
  const stageId = stages.find((stage) => stage === search.get('stage'));
  const [subjectId, ownerId] = [search.get('subject'), search.get('owner')];
  return {
    state: queueStates.find((state) => state === search.get('state')) ?? 'waiting',
    ...(stageId && { stageId }),
    ...(isId(subjectId) && { subjectId }),
    ...(isId(ownerId) && { ownerId }),
    page: Math.min(page, 1000),
    pageLine,
  };
}

/** The desk with a task, or the queue; what narrows the queue stays. */
export function taskAddress(search: URLSearchParams, taskId: string | null): string {
  const next = new URLSearchParams(search);
  if (taskId) next.set('task', taskId);
  else next.delete('task');
  const text = next.toString();
  return text ? `${auditAddress}?${text}` : auditAddress;
}
