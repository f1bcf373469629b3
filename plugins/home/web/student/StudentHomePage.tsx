import { useLoaderData } from 'react-router';
import { getNotice } from 'edutech/core/common/api/notices';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { type BlockData, Blocks } from 'edutech/core/web/blocks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type TaskDetail, taskDetails } from '../../api';
import { Applications } from '../shared/Applications';
import { Greeting } from '../shared/Greeting';
import { NoticePanel } from '../shared/NoticePanel';
import { Tasks } from '../shared/Tasks';

interface Data {
  readonly now: Date;
  readonly tasks: readonly TaskDetail[];
  readonly notice: OutputOf<typeof getNotice>;
  readonly blocks: BlockData;
}

export const loader: Loader<Data> = async ({ call, termId, blocks }) => {
  const [tasks, notice, placed] = await Promise.all([
    termId ? call(taskDetails, { termId }) : [],
    call(getNotice, {}),
    blocks('student.home'),
  ]);
  return { now: new Date(), tasks, notice, blocks: placed };
};

/** A student's day: what is due by deadline, what is new, and the way to every module. */
export function Page() {
  const { now, tasks, notice, blocks } = useLoaderData<Data>();
  return (
    <div className="home home-student">
      <Greeting audience="student" now={now} />
      <Stack align="start" gap={4} className="home-two">
        <Stack gap={4}>
          <Tasks tasks={tasks} audience="student" now={now} />
          <Blocks place="student.home" data={blocks} />
        </Stack>
        <Stack gap={4}>
          <Applications audience="student" self="student-home" />
          <NoticePanel notice={notice} />
        </Stack>
      </Stack>
    </div>
  );
}
