import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { reviewQueue, reviewTask } from '../../api';
import { Queue } from './queue/Queue';
import { queueWish } from './queue/queue-wish';
import { Review } from './Review';

export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const taskid = url.searchParams.get('task');
  if (isId(taskid)) return { shows: 'task', task: await call(reviewTask, { taskid }, { signal }) } as const;
  const wish = queueWish(url.searchParams);
  return { shows: 'queue', wish, queue: await call(reviewQueue, wish, { signal }) } as const;
};
type Data = Awaited<ReturnType<typeof loader>>;
export type QueueData = Extract<Data, { shows: 'queue' }>;
export type TaskData = Extract<Data, { shows: 'task' }>;

/** The review desk: the queue, or one question of it. */
export function Page() {
  const data = useLoaderData<Data>();
  return data.shows === 'queue' ? <Queue data={data} /> : <Review key={data.task.taskid} task={data.task} />;
}
