import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useLive, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { examBoard } from '../../api';
import { boardTopic } from '../../model/sitting/topics';
import { routes } from '../../routes';
import { ActBar } from './board/ActBar';
import { type Board, isOffline } from './board/board';
import { EventList } from './board/EventList';
import { StudentGrid } from './board/StudentGrid';
import { Waiting } from './board/Waiting';

export const loader = ({ call, url, signal }: LoaderArgs) =>
  call(examBoard, { examId: url.searchParams.get('id') ?? '' }, { signal });

export const head = ({ title }: Board): PageHead => ({ title });

/** The board of invigilators: who is where, who needs somebody, and what can be done about it. */
export function Page() {
  const t = useText();
  const board = useLoaderData<Board>();
  const now = useFollowing(board);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { sittings, rooms } = board;
  const roomNames = rooms.map(({ name }) => name).join(t('exam.sitting.and'));
  const count = (is: (one: Board['sittings'][number]) => boolean) => sittings.filter(is).length;
  const sums = [
    ['doing', count(({ state }) => state === 'doing')],
    ['submitted', count(({ state, receipt }) => state === 'submitted' || (state === 'closed' && receipt !== ''))],
    ['away', count(({ state }) => state === 'waiting')],
    ['offline', count((one) => isOffline(one, now))],
  ] as const;
  return (
    <PageFrame
      title={board.title}
      note={
        <>
          <span lang={langOf(roomNames)}>{roomNames}</span>
          {' · '}
          <SaidMoment at={board.plannedAt as string} />
          {' · '}
          {t('exam.seats.minutes', { minutes: board.minutes })}
        </>
      }
      end={<Button to={routes.seats.to({ id: board.examId })}>{t('exam.seats.title')}</Button>}
    >
      <Row wrap gap={4} rows={1} className="card pad-4 below-4">
        {sums.map(([name, value]) => (
          <span key={name}>
            <b className={name === 'offline' && value > 0 ? 't-24 num ink-due' : 't-24 num'}>{value}</b>{' '}
            <span className="note">{t(`exam.board.sum.${name}`)}</span>
          </span>
        ))}
      </Row>
      <Split side={300} until={1024}>
        <Stack>
          <ActBar board={board} chosen={chosen} onDone={() => setChosen([])} />
          <StudentGrid board={board} now={now} chosen={chosen} onChoose={setChosen} />
        </Stack>
        <Stack className="exam-board-side">
          <Waiting board={board} />
          <EventList board={board} />
        </Stack>
      </Split>
    </PageFrame>
  );
}

/** Follows the exam; answers the server's time. */
function useFollowing({ examId, now }: Board): number {
  const live = useLive();
  const { revalidate } = useRevalidator();
  const [ahead, setAhead] = useState(0);
  // Each answer says the server's time
  useEffect(() => setAhead(+new Date(now) - Date.now()), [now]);
  // Hears of changes
  useEffect(() => live.subscribe(`${boardTopic}:${examId}`, () => void revalidate()), [live, examId, revalidate]);
  return useNow(5000, ahead).getTime();
}
