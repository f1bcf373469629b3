import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useSelection } from 'edutech/core/ui/table/choosing/use-selection';
import { monitorAddress } from '../../shared/addresses';
import { Deadline } from '../Deadline';
import { BoardBar } from './BoardBar';
import { BoardHead, NobodyYet } from './BoardHead';
import { ItemBoard } from './ItemBoard';
import type { MonitorData } from './load-monitor';
import { monitorHints, useMonitorKeys } from './monitor-keys';
import { PupilTile } from './PupilTile';
import { isIn, isStandingFilter, type Pupil } from './rules/board';
import { BoardFilters } from './BoardFilters';
import { useBoard } from './use-board';
import { useBoardActs } from './use-board-acts';
import type { Moving } from './rules/moving';

const DeadlineForm = onDemand(() => import('./DeadlineForm').then((part) => part.DeadlineForm));
const PupilDrawer = onDemand(() => import('./PupilDrawer').then((part) => part.PupilDrawer));

const keyOf = ({ attemptId }: Pupil) => attemptId;

/** A class at its homework, as it happens. */
export function MonitorView({ data }: { readonly data: MonitorData }) {
  const intl = useIntl();
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
    remind: () => void acts.remind(whole),
    extend: () => setMoving({ what: 'extend', people: chosen.length > 0 ? chosen : null }),
  });
  const pupil = board.people.find(({ attemptId }) => attemptId === opened);
  return (
    <PageFrame
      title={board.title}
      note={<Deadline moment={board.dueAt} lateUntil={board.lateUntil} now={at} />}
      end={<BoardHead board={board} acts={acts} onExtend={() => setMoving({ what: 'extend', people: null })} />}
    >
      <Tabs
        label={intl.formatMessage({ id: 'work.monitor.classes' })}
        current={board.assignmentId}
        items={data.classes
          .filter(({ withdrawn }) => !withdrawn)
          .map(({ assignmentId, className, submitted, pupils }) => ({
            id: assignmentId,
            to: monitorAddress(assignmentId),
            label: (
              <>
                {className}
                <span className="tab-count">
                  {submitted}/{pupils}
                </span>
              </>
            ),
          }))}
      />
      <BoardFilters board={board} filter={filter} byItem={byItem} live={live} />
      {board.opened === 0 && !board.isClosed && (
        <NobodyYet now={at} busy={acts.busy === 'remind'} onRemind={() => void acts.remind(board.people)} />
      )}
      {byItem ? (
        <ItemBoard board={board} sheet={data.sheet} />
      ) : (
        <div className="work-board">
          <ListStates
            count={shown.length}
            filtered={filter !== null}
            clear={changed(query, { state: null })}
            empty={{ picture: 'box', title: <FormattedMessage id="work.monitor.empty" /> }}
          >
            <ul className="work-tiles" ref={grid} aria-label={intl.formatMessage({ id: 'work.monitor.pupils' })}>
              {shown.map((one, place) => (
                <PupilTile
                  key={one.attemptId}
                  pupil={one}
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
        </div>
      )}
      {moving && (
        <DeadlineForm board={board} now={at} {...moving} onDone={chooser.clear} onClose={() => setMoving(null)} />
      )}
      {pupil && (
        <PupilDrawer
          assignmentId={board.assignmentId}
          pupil={pupil}
          isTouched={live.touched.has(pupil.attemptId)}
          at={at}
          onClose={() => setOpened(null)}
        />
      )}
      <KeyHints hints={monitorHints} />
    </PageFrame>
  );
}
