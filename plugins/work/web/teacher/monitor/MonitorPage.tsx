import { useLoaderData } from 'react-router';
import type { PageHead } from 'edutech/core/web/plugin';
import { NoHomework } from '../NoHomework';
import { MonitorView } from './MonitorView';
import { type Data, loadMonitor } from './load-monitor';

export const loader = loadMonitor;

/** The document is called as the homework is. */
export const head = (data: Data): PageHead => (data ? { title: data.board.title } : {});

export function Page() {
  const data = useLoaderData<Data>();
  return data ? <MonitorView key={data.board.assignmentId} data={data} /> : <NoHomework />;
}
