import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Db } from 'edutech/core/server/data/db';
import type { HomeSource, HomeTask, NewTask, TaskQuestion } from '../api';
import { isBuilt } from '../model/built-pages';
import { urgencyAt } from '../model/tasks';

const onWire = ({ due = null, ...task }: NewTask, now: Date): HomeTask => ({
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
  urgency: urgencyAt(due, now),
});

/** All that waits for somebody and can be done here, nearest deadline first; what has no end comes last. */
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
    .sort((one, other) => (one.due ?? '9999').localeCompare(other.due ?? '9999'));
}
