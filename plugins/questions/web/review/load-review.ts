import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { reviewQueue, reviewTask } from '../../api';
import { queueWish } from 'edutech/plugins/library/kit/ui/review/task-address';

export const loadReview = async ({ call, url, signal }: LoaderArgs) => {
  const taskId = url.searchParams.get('task');
  if (isId(taskId)) return { shows: 'task', task: await call(reviewTask, { taskId }, { signal }) } as const;
  const wish = queueWish(url.searchParams);
  return { shows: 'queue', wish, queue: await call(reviewQueue, wish, { signal }) } as const;
};

export type Data = Awaited<ReturnType<typeof loadReview>>;

export type QueueData = Extract<Data, { shows: 'queue' }>;

export type TaskData = Extract<Data, { shows: 'task' }>;
