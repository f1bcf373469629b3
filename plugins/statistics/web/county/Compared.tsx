import { useIntl } from 'react-intl';
import { ChartFrame } from 'edutech/core/ui/charts/ChartFrame';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { CountyPage } from '../../api';
import { unitOf } from '../shared/Sums';

const row = 38;
const nameWidth = 104;
const textWidth = 150;

/** Shares of the county as bars, with a line where the city is. */
export function Compared({ county }: { readonly county: CountyPage }) {
  const t = useText();
  const intl = useIntl();
  const lines = county.city.flatMap(({ id, figure }) => {
    const own = county.sums.find((sum) => sum.id === id)?.figure;
    return own && unitOf[id] === 'share' ? [{ id, own, city: figure.value }] : [];
  });
  const share = (value: number | null) =>
    value === null ? '–' : intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  const said = lines.map(({ id, own, city }) =>
    t('statistics.compared.spoken', { name: t(`statistics.column.${id}`), own: share(own.value), city: share(city) }),
  );
  return (
    <Panel title={t('statistics.compared')} note={<span className="note">{t('statistics.compared.note')}</span>}>
      <div className="card-body">
        <ChartFrame height={lines.length * row} label={intl.formatList(said)}>
          {(width) => {
            const room = Math.max(20, width - nameWidth - textWidth);
            return lines.map(({ id, own, city }, at) => (
              <g key={id} transform={`translate(0 ${at * row + row / 2})`}>
                <text x={0} dominantBaseline="central">
                  {t(`statistics.column.${id}`)}
                </text>
                <g className={isWorse(id, own.value, city) ? 'ink-due' : 'ink-brand'} fill="currentColor">
                  <rect x={nameWidth} y={-6} width={room} height={12} rx={6} fillOpacity={0.12} />
                  <rect x={nameWidth} y={-6} width={room * (own.value ?? 0)} height={12} rx={6} />
                </g>
                {city !== null && (
                  <line
                    className="ink"
                    stroke="currentColor"
                    strokeWidth={2}
                    x1={nameWidth + room * city}
                    x2={nameWidth + room * city}
                    y1={-11}
                    y2={11}
                  />
                )}
                <text className="chart-value" x={width} textAnchor="end" dominantBaseline="central">
                  {t('statistics.compared.text', { own: share(own.value), city: share(city) })}
                </text>
              </g>
            ));
          }}
        </ChartFrame>
      </div>
    </Panel>
  );
}

/** More activity is better, more over the limit is not. */
const isWorse = (id: string, own: number | null, city: number | null) =>
  own !== null && city !== null && (id === 'over' ? own > city : own < city);
