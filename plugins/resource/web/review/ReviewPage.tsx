import { useLoaderData } from 'react-router';
import { NoScope } from './NoScope';
import { Queue } from './queue/Queue';
import { Review } from './Review';
import { type Data, loadReview } from './load-review';

export const loader = loadReview;

/** The audit desk: the queue, or one resource of it. */
export function Page() {
  const data = useLoaderData<Data>();
  if (data.shows === 'noScope') return <NoScope />;
  return data.shows === 'queue' ? <Queue data={data} /> : <Review key={data.task.taskId} data={data} />;
}
