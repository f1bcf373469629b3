import type { InputOf } from 'edutech/core/common/endpoint';
import { isId } from 'edutech/core/common/ids';
import { stages } from 'edutech/core/common/teaching/stages';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { queueWish } from 'edutech/plugins/library/kit/ui/review/task-address';
import { reviewQueue, reviewTask, getAuditRange } from '../../api';

/** So many of the queue are known beside a task, to go to the one before and the next. */
const mostBeside = 50;

/** What an address asks the queue for; what makes no sense is as if it were not there. */
export function reviewWish(search: URLSearchParams): InputOf<typeof reviewQueue> {
  const stageId = stages.find((stage) => stage === search.get('stage'));
  const [subjectId, ownerId] = [search.get('subject'), search.get('owner')];
  return {
    ...queueWish(search),
    ...(stageId && { stageId }),
    ...(isId(subjectId) && { subjectId }),
    ...(isId(ownerId) && { ownerId }),
  };
}

export const loadReview = async ({ call, url, signal }: LoaderArgs) => {
  const range = await call(getAuditRange, {}, { signal });
  if (range.length === 0) return { shows: 'noScope' } as const;
  const wish = reviewWish(url.searchParams);
  const taskId = url.searchParams.get('task');
  if (!isId(taskId)) return { shows: 'queue', queue: await call(reviewQueue, wish, { signal }), wish } as const;
  const [task, beside] = await Promise.all([
    call(reviewTask, { taskId }, { signal }),
    call(reviewQueue, { ...wish, state: 'waiting', page: 1, pageLine: mostBeside }, { signal }),
  ]);
  return { shows: 'task', task, beside: beside.data.map((line) => line.taskId) } as const;
};

export type Data = Awaited<ReturnType<typeof loadReview>>;

export type QueueData = Extract<Data, { shows: 'queue' }>;

export type TaskData = Extract<Data, { shows: 'task' }>;
