import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { getHomework, monitor, publishedHomework } from '../../../api';
import { NoHomework } from '../NoHomework';
import { MonitorView } from './MonitorView';

/** A class at its homework, with the other classes that have it; the items' words only where they are looked at. */
export const loader = async ({ call, url, signal }: LoaderArgs) => {
  const assignmentid = url.searchParams.get('assignment');
  if (!isId(assignmentid)) return null;
  const board = await call(monitor, { assignmentid }, { signal });
  const { homeworkid } = board;
  const [published, sheet] = await Promise.all([
    call(publishedHomework, { homeworkid }, { signal }),
    url.searchParams.get('by') === 'item' ? call(getHomework, { homeworkid }, { signal }) : null,
  ]);
  return { board, classes: published.assignments, sheet, at: Date.now() };
};
type Data = Awaited<ReturnType<typeof loader>>;
export type MonitorData = NonNullable<Data>;

/** The document is called as the homework is. */
export const head = (data: Data): PageHead => (data ? { title: data.board.title } : {});

export function Page() {
  const data = useLoaderData<Data>();
  return data ? <MonitorView key={data.board.assignmentid} data={data} /> : <NoHomework />;
}
