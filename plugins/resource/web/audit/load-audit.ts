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
  const taskId = url.searchParams.get('task');
  if (!isId(taskId)) return { shows: 'queue', queue: await call(auditQueue, wish, { signal }), wish } as const;
  const [task, beside] = await Promise.all([
    call(auditTask, { taskId }, { signal }),
    call(auditQueue, { ...wish, state: 'waiting', page: 1, pageLine: mostBeside }, { signal }),
  ]);
  return { shows: 'task', task, beside: beside.data.map((line) => line.taskId) } as const;
};

export type Data = Awaited<ReturnType<typeof loadAudit>>;

export type QueueData = Extract<Data, { shows: 'queue' }>;

export type TaskData = Extract<Data, { shows: 'task' }>;
