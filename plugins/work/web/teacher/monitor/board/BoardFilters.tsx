import { FormattedTime } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { Chip } from 'edutech/core/ui/Chip';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type Board, countsOf, type StandingFilter } from '../rules/board';
import type { LiveBoard } from './use-board';

interface BoardFiltersProps {
  readonly board: Board;
  readonly filter: StandingFilter | null;
  readonly byItem: boolean;
  readonly live: LiveBoard;
}

/** Who is shown, by students or by items, and whether what is seen is what happens. */
export function BoardFilters({ board, filter, byItem, live }: BoardFiltersProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  return (
    <Row wrap gap={3} rows={2} className="work-board-line no-print above-3 below-3">
      <Segmented
        label={t('work.monitor.by')}
        value={byItem ? 'item' : 'student'}
        onChange={(by) => void navigate(changed(query, { by: by === 'item' ? by : null, state: null }))}
        options={(['student', 'item'] as const).map((value) => ({
          value,
          label: t(`work.monitor.by.${value}`),
        }))}
      />
      {!byItem && (
        <fieldset className="filter-chips shrink fill frameless" aria-label={t('work.monitor.states')}>
          <Chip selected={filter === null} to={changed(query, { state: null })}>
            <b className="num">{board.people.length}</b>
            {t('work.monitor.all')}
          </Chip>
          {countsOf(board.people).map(([standing, count]) => (
            <Chip
              key={standing}
              className={`work-standing work-standing-${standing}`}
              selected={filter === standing}
              to={changed(query, { state: filter === standing ? null : standing })}
            >
              <b className="num">{count}</b>
              {t(`work.standing.${standing}`)}
            </Chip>
          ))}
        </fieldset>
      )}
      <LiveSign {...live} />
    </Row>
  );
}

/** Whether news arrive, and of when the board is. */
function LiveSign({ isLive, at }: LiveBoard) {
  const t = useText();
  return (
    <Row
      as="span"
      inline
      className={classNames('fine', 'end', 'work-live', isLive ? 'is-live' : 'is-down')}
      role="status"
    >
      {isLive ? <i className="circle" aria-hidden="true" /> : <Icon name="CloudOff" size={16} />}
      {t(isLive ? 'work.monitor.live' : 'work.monitor.reconnecting', {
        time: (
          <span className="num">
            <FormattedTime value={at} hour="2-digit" minute="2-digit" second="2-digit" hourCycle="h23" />
          </span>
        ),
      })}
    </Row>
  );
}
