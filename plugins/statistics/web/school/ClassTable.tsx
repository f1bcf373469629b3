import { FormattedDate } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Sparkline } from 'edutech/core/ui/charts/Sparkline';
import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Cell, ClassLine } from '../../api';
import { FigureValue } from '../../kit/ui/FigureValue';
import { Square } from '../shared/Square';

interface ClassTableProps {
  readonly classes: readonly ClassLine[];
  readonly days: readonly string[];
}

/** Homework minutes of classes on the days of the week: within the limit, near it, over it. */
export function ClassTable({ classes, days }: ClassTableProps) {
  const t = useText();
  return (
    <Panel title={t('statistics.classes')} note={<span className="note">{t('statistics.classes.note')}</span>}>
      {classes.length === 0 ? (
        <EmptyState title={t('statistics.classes.none')} text={t('statistics.classes.none.text')} />
      ) : (
        <ScrollRegion className="card-body scrolls-x" aria-label={t('statistics.classes')}>
          <table className="statistics-classes wide t-13">
            <thead>
              <tr className="muted">
                <th scope="col">{t('statistics.class')}</th>
                {days.map((day) => (
                  <th key={day} scope="col">
                    <FormattedDate value={day} timeZone="UTC" weekday="short" day="numeric" />
                  </th>
                ))}
                <th scope="col">{t('statistics.weeks')}</th>
                <th scope="col">{t('statistics.active')}</th>
              </tr>
            </thead>
            <tbody>
              {classes.map((one) => (
                <tr key={one.id}>
                  <th scope="row" lang={langOf(one.name)}>
                    {one.name}
                  </th>
                  {one.days.map((cell, at) => (
                    <td key={days[at]}>
                      <Minutes cell={cell} most={one.most} />
                    </td>
                  ))}
                  <td>
                    <Sparkline values={one.weeks.map((value) => value ?? 0)} />
                  </td>
                  <td>
                    <FigureValue figure={one.active} unit="share" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="fine above-3">{t('statistics.classes.legend')}</p>
        </ScrollRegion>
      )}
    </Panel>
  );
}

const near = 0.8;

/** Colour never speaks alone: what is over its limit says so. */
function Minutes({ cell, most }: { readonly cell: Cell; readonly most: number | null }) {
  const t = useText();
  if (cell.value === null) return <FigureValue figure={cell} />;
  const isOver = most !== null && cell.value > most;
  const isNear = most !== null && !isOver && cell.value >= most * near;
  return (
    <span className={classNames('num', 'nowrap', isOver && 'ink-late', isNear && 'ink-due')}>
      <Square shade={most ? Math.min(1, cell.value / most) : 0.4} isBad={isOver} size={10} /> {cell.value}
      {isOver && <b> {t('statistics.over')}</b>}
    </span>
  );
}
