import { FormattedDate } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Sparkline } from 'edutech/core/ui/charts/Sparkline';
import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Cell, ClassLine } from '../../api';
import { FigureValue } from '../../kit/ui/FigureValue';
import { Tile } from '../shared/Tile';

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
                      <Minutes cell={cell} limit={one.most} />
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

/** Half of the colour of the limit itself: what is over stands out. */
const most = 0.5;

/** Colour never speaks alone: what is over its limit says so. */
function Minutes({ cell, limit }: { readonly cell: Cell; readonly limit: number | null }) {
  const t = useText();
  if (cell.value === null) return <FigureValue figure={cell} />;
  const share = limit === null ? near : cell.value / limit;
  const isOver = share > 1;
  return (
    <Tile shade={Math.min(1, share) * most} tone={isOver ? 'over' : limit !== null && share >= near ? 'near' : 'fine'}>
      {cell.value}
      {isOver && <b> {t('statistics.over')}</b>}
    </Tile>
  );
}
