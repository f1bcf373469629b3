import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { getHomework, monitor, publishedHomework } from '../../../api';

/** A class at its homework, with the other classes that have it; the items' words only where they are looked at. */
export const loadMonitor = async ({ call, url, signal }: LoaderArgs) => {
  const assignmentId = url.searchParams.get('assignment');
  if (!isId(assignmentId)) return null;
  const board = await call(monitor, { assignmentId }, { signal });
  const { homeworkId } = board;
  const [published, sheet] = await Promise.all([
    call(publishedHomework, { homeworkId }, { signal }),
    url.searchParams.get('by') === 'item' ? call(getHomework, { homeworkId }, { signal }) : null,
  ]);
  return { board, classes: published.assignments, sheet, at: Date.now() };
};

export type Data = Awaited<ReturnType<typeof loadMonitor>>;

export type MonitorData = NonNullable<Data>;
