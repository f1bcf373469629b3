import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { monitorAddress } from '../../shared/addresses';
import { Deadline } from '../Deadline';
import { BoardBar } from './board/BoardBar';
import { BoardHead, NobodyYet } from './board/BoardHead';
import { ItemBoard } from './board/ItemBoard';
import type { MonitorData } from './load-monitor';
import { monitorHints, useMonitorKeys } from './monitor-keys';
import { StudentTile } from './StudentTile';
import { isIn, isStandingFilter, type Student } from './rules/board';
import { BoardFilters } from './board/BoardFilters';
import { useBoard } from './board/use-board';
import { extended, useBoardActs } from './board/use-board-acts';
import type { Moving } from './rules/moving';

const DeadlineForm = onDemand(() => import('./DeadlineForm').then((part) => part.DeadlineForm));
const StudentDrawer = onDemand(() => import('./StudentDrawer').then((part) => part.StudentDrawer));

const keyOf = ({ attemptId }: Student) => attemptId;

/** A class at its homework, as it happens. */
export function MonitorView({ data }: { readonly data: MonitorData }) {
  const t = useText();
  const query = new URLSearchParams(useLocation().search);
  const byItem = query.get('by') === 'item';
  const wanted = query.get('state');
  const filter = isStandingFilter(wanted) ? wanted : null;
  const live = useBoard(data.board, data.at);
  const { board, at } = live;
  const shown = board.people.filter((one) => isIn(one, filter));
  const grid = useRef<HTMLUListElement>(null);
  const chooser = useSelection(shown, keyOf, board.assignmentId);
  // of those who were chosen, what stands of them now
  const chosen = board.people.filter(({ attemptId }) => chooser.selection.has(attemptId));
  const acts = useBoardActs(board);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const whole = chosen.length > 0 ? chosen : board.people;
  useMonitorKeys(grid, {
    all: () => chooser.toggleAll(chooser.selection.size < shown.length),
    remind: () => void acts.remind.run(whole),
    extend: () => {
      const people = chosen.length > 0 ? extended(chosen) : null;
      if (people?.length !== 0) setMoving({ what: 'extend', people });
    },
  });
  const student = board.people.find(({ attemptId }) => attemptId === opened);
  return (
    <PageFrame
      title={board.title}
      note={<Deadline moment={board.dueAt} lateUntil={board.lateUntil} now={at} />}
      end={<BoardHead board={board} acts={acts} onExtend={() => setMoving({ what: 'extend', people: null })} />}
    >
      <Tabs
        label={t('work.monitor.classes')}
        current={board.assignmentId}
        items={data.classes
          .filter(({ withdrawn }) => !withdrawn)
          .map(({ assignmentId, className, submitted, students }) => ({
            id: assignmentId,
            to: monitorAddress(assignmentId),
            label: (
              <>
                {className}
                <span className="fine num">
                  {submitted}/{students}
                </span>
              </>
            ),
          }))}
      />
      <BoardFilters board={board} filter={filter} byItem={byItem} live={live} />
      {board.opened === 0 && !board.isClosed && <NobodyYet now={at} board={board} acts={acts} />}
      {byItem ? (
        <ItemBoard board={board} sheet={data.sheet} />
      ) : (
        <Stack gap={0} className="work-board">
          <ListStates
            count={shown.length}
            filtered={filter !== null}
            clear={changed(query, { state: null })}
            empty={{ picture: 'box', title: t('work.monitor.empty') }}
          >
            <ul className="work-tiles" ref={grid} aria-label={t('work.monitor.students')}>
              {shown.map((one, place) => (
                <StudentTile
                  key={one.attemptId}
                  student={one}
                  now={at}
                  isChosen={chooser.selection.has(one.attemptId)}
                  isTouched={live.touched.has(one.attemptId)}
                  onChoose={(withShift) =>
                    chooser.toggle(place, withShift || !chooser.selection.has(one.attemptId), withShift)
                  }
                  onOpen={() => setOpened(one.attemptId)}
                />
              ))}
            </ul>
          </ListStates>
          <BoardBar now={at} chosen={chosen} acts={acts} onMove={setMoving} onClear={chooser.clear} />
        </Stack>
      )}
      {moving && (
        <DeadlineForm board={board} now={at} {...moving} onDone={chooser.clear} onClose={() => setMoving(null)} />
      )}
      {student && (
        <StudentDrawer
          assignmentId={board.assignmentId}
          student={student}
          isTouched={live.touched.has(student.attemptId)}
          at={at}
          onClose={() => setOpened(null)}
        />
      )}
      <KeyHints hints={monitorHints} />
    </PageFrame>
  );
}
