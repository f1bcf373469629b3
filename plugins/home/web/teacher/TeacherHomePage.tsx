import { Fragment } from 'react';
import { useLoaderData } from 'react-router';
import { getNotice } from 'edutech/core/common/api/notices';
import { listClasses, type TaughtClassItem } from 'edutech/core/common/api/organisation';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { type BlockData, useBlocks } from 'edutech/core/web/blocks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type TaskDetail, taskDetails } from '../../api';
import { routes } from '../../routes';
import { Applications } from '../shared/Applications';
import { Figures, type HomeFigure } from '../shared/Figures';
import { Greeting } from '../shared/Greeting';
import { NoticePanel } from '../shared/NoticePanel';
import { Tasks, tasksId } from '../shared/Tasks';
import { MyClasses } from './MyClasses';

interface Data {
  readonly now: Date;
  readonly tasks: readonly TaskDetail[];
  readonly classes: readonly TaughtClassItem[];
  readonly notice: OutputOf<typeof getNotice>;
  readonly blocks: BlockData;
}

export const loader: Loader<Data> = async ({ call, termId, blocks }) => {
  const [tasks, classes, notice, placed] = await Promise.all([
    termId ? call(taskDetails, { termId }) : [],
    termId ? call(listClasses, { termId }) : [],
    call(getNotice, {}),
    blocks('teacher.home'),
  ]);
  return { now: new Date(), tasks, classes, notice, blocks: placed };
};

type Placed = ReturnType<typeof useBlocks>[number];
const isAtStart = ({ placed }: Placed) => placed.block.data?.column === 'start';
const elementsOf = (blocks: readonly Placed[]) =>
  blocks.map(({ placed, element }) => <Fragment key={placed.key}>{element}</Fragment>);

/** A class is one, and so are its students, in however many subjects one teaches it. */
function figuresOf(tasks: Data['tasks'], classes: Data['classes']): readonly HomeFigure[] {
  const students = new Map(classes.map((one) => [one.classId, one.stuCount]));
  const sum = [...students.values()].reduce((all, count) => all + count, 0);
  return [
    { name: 'tasks', count: tasks.length, to: `#${tasksId}` },
    { name: 'classes', count: students.size, to: routes.detail.to() },
    { name: 'students', count: sum, to: routes.detail.to() },
  ];
}

/** A teacher's day: what waits, the classes, what is new, and the way to every module. */
export function Page() {
  const { now, tasks, classes, notice, blocks } = useLoaderData<Data>();
  const placed = useBlocks('teacher.home', blocks);
  return (
    <div className="home">
      <Greeting audience="teacher" now={now}>
        <Figures figures={figuresOf(tasks, classes)} />
      </Greeting>
      <Stack align="start" gap={4} className="home-columns">
        <Stack gap={4}>
          <Tasks tasks={tasks} audience="teacher" now={now} />
          {elementsOf(placed.filter((one) => !isAtStart(one)))}
        </Stack>
        <Stack gap={4} className="home-start">
          <MyClasses classes={classes} />
          <NoticePanel notice={notice} />
          {elementsOf(placed.filter(isAtStart))}
        </Stack>
        <Stack gap={4}>
          <Applications audience="teacher" self="home" />
        </Stack>
      </Stack>
    </div>
  );
}
