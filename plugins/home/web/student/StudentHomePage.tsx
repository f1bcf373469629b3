import { useLoaderData } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { type BlockData, Blocks } from 'edutech/core/web/blocks';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { type HomeTask, studentHome } from '../../api';
import { toGoOnWith } from '../../model/tasks';
import { Notice } from '../shared/Notice';
import { Finished } from './Finished';
import { GoOn } from './GoOn';
import { LessonsToday } from './LessonsToday';
import { Practice } from './Practice';
import { Returned } from './Returned';
import { Subjects } from './Subjects';
import { Tasks } from './Tasks';
import { TodayHead } from './TodayHead';

export const loader = async ({ kept, signal, blocks }: LoaderArgs) => {
  // without a network the day is there as it was seen last, and what others show beside it is not
  const [home, placed] = await Promise.all([
    kept(studentHome, {}, { signal }),
    blocks('student.home').catch((): BlockData => ({})),
  ]);
  return { home: home.data, keptAt: home.isKept ? home.at : null, blocks: placed };
};
type Data = Awaited<ReturnType<typeof loader>>;

/** A student's day: what one goes on with, what is to be done by deadline, lessons, practice, and what came back. */
export function Page() {
  const { home, keptAt, blocks } = useLoaderData<Data>();
  const t = useText();
  const now = useNow();
  // what is practised by a deadline is homework like any other
  const isPractice = ({ act, due }: HomeTask) => act === 'practise' && !due;
  const todo = home.tasks.filter((task) => !isPractice(task));
  const goOn = toGoOnWith(todo);
  const others = todo.filter((task) => task !== goOn);
  return (
    <div className="home home-student">
      <TodayHead minutes={home.minutes} now={now} />
      {keptAt !== null && (
        <Row as="p" className="below-4 pad-y-2 pad-x-4 round-card tint-due ink-due t-13" role="status">
          <Icon name="CloudOff" size={16} />
          {t('home.kept', { time: <SaidMoment at={new Date(keptAt)} now={now} /> })}
        </Row>
      )}
      <Subjects subjects={home.subjects} />
      <Stack gap={4} className="home-two">
        <Stack gap={4}>
          {goOn && <GoOn task={goOn} now={now} />}
          {others.length > 0 && <Tasks tasks={others} now={now} />}
          {todo.length === 0 && (
            <p className="home-rest paper raised soft center" role="status">
              {t('home.rest')}
            </p>
          )}
          <Finished finished={home.finished} />
          <Blocks place="student.home" data={blocks} />
        </Stack>
        <Stack as="aside" gap={4}>
          <LessonsToday home={home} now={now} />
          <Returned returned={home.returned} />
          <Practice tasks={home.tasks.filter(isPractice)} />
          <Notice notice={home.notice} />
        </Stack>
      </Stack>
    </div>
  );
}
