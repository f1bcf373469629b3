import { useLoaderData } from 'react-router';
import type { PageHead } from 'edutech/core/web/plugin';
import { NoHomework } from '../NoHomework';
import { PublishedView } from './PublishedView';
import { type Data, loadView } from './load-view';

export const loader = loadView;

/** The document is called as the homework is. */
export const head = (data: Data): PageHead => (data ? { title: data.published.title } : {});

export function Page() {
  const data = useLoaderData<Data>();
  return data ? <PublishedView key={data.published.homeworkId} data={data} /> : <NoHomework />;
}
