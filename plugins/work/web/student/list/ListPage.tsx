import { useLoaderData } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { listMine } from '../../../api';
import type { MyHomework } from '../../../api/answering';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { DoneBox } from './DoneBox';
import { GoOn } from './GoOn';
import { HomeworkCard } from './HomeworkCard';
import { JustCorrected } from './JustCorrected';
import { ListFilters } from './ListFilters';
import { PeerTasks } from '../peer/PeerTasks';
import { isWanted, todayLoad, toGoOnWith, wishOf } from './today';
import { TodayHead } from './TodayHead';

/** What is to be done, and as many pages of what was done as the address asks for. */
export const loader = async ({ kept, url, signal }: LoaderArgs) => {
  const wish = wishOf(url.searchParams);
  const pages = Array.from({ length: wish.pages }, (_, at) => at + 1);
  const [todo, ...done] = await Promise.all([
    kept(listMine, { which: 'todo', page: 1 }, { signal }),
    ...pages.map((page) => kept(listMine, { which: 'done', page }, { signal })),
  ]);
  return {
    wish,
    todo: todo.data.data,
    peers: todo.data.peers,
    minutesToDo: todo.data.minutesToday,
    limit: todo.data.limit ?? done[0]?.data.limit ?? null,
    done: done.flatMap(({ data }) => data.data),
    hasMore: done.at(-1)?.data.more ?? false,
    keptAt: todo.isKept ? todo.at : null,
  };
};
type Data = Awaited<ReturnType<typeof loader>>;

/** A student's homework: what one goes on with, what is to be done by deadline, and folded what was done. */
export function Page() {
  const t = useText();
  const data = useLoaderData<Data>();
  const { wish, todo, peers, done, minutesToDo, limit, hasMore, keptAt } = data;
  const now = useNow();
  const all = [...todo, ...done];
  const load = todayLoad(minutesToDo, done, limit, now);
  const isNarrowed = wish.subject !== null || wish.state !== null;
  const wanted = todo.filter((one) => isWanted(one, wish));
  const wantedDone = done.filter((one) => isWanted(one, wish));
  const goOn = isNarrowed ? null : toGoOnWith(todo);
  const others = wanted.filter((one) => one !== goOn);
  const corrected = done.find((one) => one.isReleased && one.points !== null);
  return (
    <div className="work-st-today">
      <TodayHead load={load} now={now} end={<ListFilters homework={all} />} />
      {keptAt !== null && (
        <Row as="p" className="work-st-kept below-4 pad-y-2 pad-x-4 round-card tint-due ink-due t-13" role="status">
          <Icon name="CloudOff" size={16} />
          {t('work.today.kept', { time: <SaidMoment at={new Date(keptAt)} now={now} /> })}
        </Row>
      )}
      <ListStates
        count={isNarrowed ? wanted.length + wantedDone.length + 1 : all.length + peers.length}
        empty={{
          picture: 'book',
          title: t('work.today.none'),
          text: t('work.today.none.text'),
        }}
      >
        <Stack align="start" gap={5} rows={4} className="work-st-today-columns">
          <Stack>
            {goOn && <GoOn homework={goOn} now={now} />}
            {!isNarrowed && peers.length > 0 && (
              <section className="peer-done">
                <h2>{t('work.studentPeer.title')}</h2>
                <PeerTasks tasks={peers} />
              </section>
            )}
            <ToDo homework={others} now={now} isNarrowed={isNarrowed} hasGoOn={goOn !== null} />
            <DoneBox homework={wantedDone} hasMore={hasMore} pages={wish.pages} isOpen={isNarrowed} now={now} />
          </Stack>
          {corrected && (
            <aside className="work-st-today-side">
              <JustCorrected homework={corrected} />
            </aside>
          )}
        </Stack>
      </ListStates>
    </div>
  );
}

interface ToDoProps {
  readonly homework: readonly MyHomework[];
  readonly now: Date;
  readonly isNarrowed: boolean;
  readonly hasGoOn: boolean;
}

/** What is to be done, by deadline; what shows none of it says why. */
function ToDo({ homework, now, isNarrowed, hasGoOn }: ToDoProps) {
  const t = useText();
  if (homework.length === 0) {
    if (hasGoOn) return null;
    return (
      <p className="work-st-today-rest paper soft center raised" role="status">
        {t(isNarrowed ? 'work.today.noneWanted' : 'work.today.rest')}
      </p>
    );
  }
  return (
    <section aria-label={t('work.today.todo')}>
      <Row as="h2" align="baseline" className="work-st-today-heading above-2 below-2">
        {t('work.today.todo')}
        <small className="fine">{t('work.today.byDeadline')}</small>
      </Row>
      <Stack as="ol" gap={2}>
        {homework.map((one) => (
          <HomeworkCard key={one.attemptId} homework={one} now={now} />
        ))}
      </Stack>
    </section>
  );
}
