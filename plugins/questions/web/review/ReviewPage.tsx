import { useLoaderData } from 'react-router';
import { Queue } from './Queue';
import { Review } from './Review';
import { type Data, loadReview } from './load-review';

export const loader = loadReview;

/** The review desk: the queue, or one question of it. */
export function Page() {
  const data = useLoaderData<Data>();
  return data.shows === 'queue' ? <Queue data={data} /> : <Review key={data.task.taskId} task={data.task} />;
}
