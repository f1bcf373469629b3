import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Db } from 'edutech/core/server/data/db';
import type { HomeSource, HomeTask, NewTask, TaskQuestion } from '../api';
import { isBuilt } from '../model/built-pages';
import { inOrder, urgencyAt } from '../model/tasks';

const onWire = ({ due = null, isFault = false, ...task }: NewTask, now: Date): HomeTask => ({
  count: 1,
  late: due && due < now ? 1 : 0,
  note: '',
  isFigure: false,
  subject: null,
  minutes: null,
  progress: null,
  remark: '',
  ...task,
  due: due?.toISOString() ?? null,
  urgency: isFault ? 'late' : urgencyAt(due, now),
});

/** All that waits for somebody and can be done here, in the order in which it is to be done. */
export async function tasksOf(
  sources: readonly HomeSource[],
  { manifests }: Catalogue,
  db: Db,
  question: TaskQuestion,
): Promise<HomeTask[]> {
  const lists = await Promise.all(sources.map(async (source) => (await source.tasks?.(db, question)) ?? []));
  return lists
    .flat()
    .filter(({ area, path }) => question.running.isOn(area) && isBuilt(manifests, path))
    .map((task) => onWire(task, question.now))
    .sort(inOrder);
}
