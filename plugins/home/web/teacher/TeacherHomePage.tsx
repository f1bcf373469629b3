import { Fragment } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { type BlockData, useBlocks } from 'edutech/core/web/blocks';
import type { Loader } from 'edutech/core/web/plugin';
import { listNotifications, type Notification } from 'edutech/core/common/api/notifications';
import { type TeacherHome, teacherHome } from '../../api';
import { Notice } from '../shared/Notice';
import { Waiting } from '../staff/Waiting';
import { Asked } from './Asked';
import { DueTonight } from './DueTonight';
import { Explain } from './Explain';
import { Hello } from './Hello';
import { Lessons } from './Lessons';
import { Loads } from './Loads';
import { Marking } from './Marking';
import { News } from './News';
import { OtherTasks } from './OtherTasks';
import { nextLesson } from '../shared/said-lessons';

interface Data {
  readonly home: TeacherHome;
  readonly blocks: BlockData;
  readonly news: readonly Notification[];
}

/** Notifications beside the day; the others are under the bell. */
const mostNews = 3;

export const loader: Loader<Data> = async ({ call, signal, blocks }) => {
  const [home, placed, news] = await Promise.all([
    call(teacherHome, {}, { signal }),
    blocks('teacher.home'),
    // a card that cannot be filled takes no other away
    call(listNotifications, { page: 1, pageLine: mostNews }, { signal, quiet: true }).then(
      ({ data }) => data,
      () => [],
    ),
    // how areas draw the words of their rows
    blocks('home.question'),
  ]);
  return { home, blocks: placed, news };
};

type Placed = ReturnType<typeof useBlocks>[number];
const isAtStart = ({ placed }: Placed) => placed.block.data?.column === 'start';
const elementsOf = (blocks: readonly Placed[]) =>
  blocks.map(({ placed, element }) => <Fragment key={placed.key}>{element}</Fragment>);

/** A teacher's day: lessons, what is to be marked, what is due tonight, what classes have. Who teaches nobody sees what waits. */
export function Page() {
  const { home, blocks, news } = useLoaderData<Data>();
  const placed = useBlocks('teacher.home', blocks);
  const now = useNow();
  const hasClasses = teaches(home);
  useHomeKeys(home, now);
  const counted = home.tasks.filter(({ isFigure, act }) => !isFigure && act === 'answer');
  const others = home.tasks.filter(({ isFigure, act }) => !isFigure && act !== 'answer');
  return (
    <div className="home">
      <Hello home={home} now={now} hasClasses={hasClasses} />
      <Stack gap={4} className="home-columns">
        <Stack gap={4} className="home-lessons-column">
          {hasClasses && home.hasTimetable && <Lessons home={home} now={now} />}
          {elementsOf(placed.filter(isAtStart))}
        </Stack>
        <Stack gap={4}>
          {hasClasses ? (
            <>
              <Marking home={home} />
              <DueTonight rows={home.due} now={now} />
              <OtherTasks tasks={others} now={now} />
            </>
          ) : (
            <Waiting tasks={[...counted, ...others]} now={now} />
          )}
          <Explain rows={home.explain} />
          {elementsOf(placed.filter((one) => !isAtStart(one)))}
        </Stack>
        <Stack as="aside" gap={4} className="home-side">
          <Loads loads={home.loads} />
          {hasClasses && <Asked asked={home.asked} counted={counted} />}
          <Notice notice={home.notice} />
          <News news={news} now={now} />
        </Stack>
      </Stack>
      <KeyHints hints={keyHints} />
    </div>
  );
}

/** Whether there is a class, a lesson or something to be marked: reviewers and editors have none. */
const teaches = ({ loads, lessons, tasks }: TeacherHome) =>
  loads.length > 0 || lessons.length > 0 || tasks.some(({ isFigure, count }) => isFigure && count > 0);

const keyHints = [
  { keys: ['G'], does: 'home.keys.mark' },
  { keys: ['N'], does: 'home.keys.assign' },
] as const;

/** G goes on marking, N gives homework of the next lesson. */
function useHomeKeys({ marking, lessons, links }: TeacherHome, now: Date): void {
  const navigate = useNavigate();
  const next = nextLesson(lessons, now) ?? lessons[0];
  const assign = links.find(({ lesson, act }) => act === 'assign' && lesson === next?.key);
  usePageKeys(({ key }) => {
    const path = { g: marking[0]?.path, n: assign?.path }[key.toLowerCase()];
    if (path) void navigate(path);
    return path !== undefined;
  });
}
