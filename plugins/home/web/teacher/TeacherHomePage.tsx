import { useLoaderData } from 'react-router';
import { getNotice } from 'edutech/core/common/api/notices';
import { listClasses, type TaughtClassItem } from 'edutech/core/common/api/organisation';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { type BlockData, Blocks } from 'edutech/core/web/blocks';
import type { Loader } from 'edutech/core/web/plugin';
import { type TaskDetail, taskDetails } from '../../api';
import { Applications } from '../shared/Applications';
import { Greeting } from '../shared/Greeting';
import { NoticePanel } from '../shared/NoticePanel';
import { Tasks } from '../shared/Tasks';
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
    termId ? call(taskDetails, { termid: termId }) : [],
    termId ? call(listClasses, { termid: termId }) : [],
    call(getNotice, {}),
    blocks('teacher.home'),
  ]);
  return { now: new Date(), tasks, classes, notice, blocks: placed };
};

/** A teacher's day: what waits, the classes, what is new, and the way to every module. */
export function Page() {
  const { now, tasks, classes, notice, blocks } = useLoaderData<Data>();
  return (
    <div className="home">
      <Greeting audience="teacher" now={now} />
      <div className="home-columns">
        <MyClasses classes={classes} />
        <div className="home-column">
          <Tasks tasks={tasks} audience="teacher" now={now} />
          <Blocks place="teacher.home" data={blocks} />
        </div>
        <div className="home-column">
          <Applications audience="teacher" self="home" />
          <NoticePanel notice={notice} />
        </div>
      </div>
    </div>
  );
}
