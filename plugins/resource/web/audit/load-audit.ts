import { isId } from 'edutech/core/common/ids';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { auditQueue, auditTask, getAuditRange } from '../../api';
import { queueWish } from './queue/queue-wish';

/** So many of the queue are known beside a task, to go to the one before and the next. */
const mostBeside = 50;

export const loadAudit = async ({ call, url, signal }: LoaderArgs) => {
  const range = await call(getAuditRange, {}, { signal });
  if (range.length === 0) return { shows: 'noScope' } as const;
  const wish = queueWish(url.searchParams);
  const taskid = url.searchParams.get('task');
  if (!isId(taskid)) return { shows: 'queue', queue: await call(auditQueue, wish, { signal }), wish } as const;
  const [task, beside] = await Promise.all([
    call(auditTask, { taskid }, { signal }),
    call(auditQueue, { ...wish, state: 'waiting', page: 1, pageline: mostBeside }, { signal }),
  ]);
  return { shows: 'task', task, beside: beside.data.map((line) => line.taskid) } as const;
};

export type Data = Awaited<ReturnType<typeof loadAudit>>;

export type QueueData = Extract<Data, { shows: 'queue' }>;

export type TaskData = Extract<Data, { shows: 'task' }>;
