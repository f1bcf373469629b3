import { scaleLinear } from 'd3';
import { useIntl } from 'react-intl';
import { ChartFrame } from 'edutech/core/ui/charts/ChartFrame';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { Grade } from '../../api';

const row = 32;
const nameWidth = 76;
const textWidth = 60;
const longest = 90;

/** Homework minutes of each grade: the median, the middle half, the limit, and how many class days are over it. */
export function GradeMinutes({ grades }: { readonly grades: readonly Grade[] }) {
  const intl = useIntl();
  const t = useText();
  const name = (grade: number) => t('statistics.grade', { grade });
  const share = (value: number) => intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  const say = ({ grade, minutes, most, over }: Grade) =>
    minutes.value === null
      ? `${name(grade)} ${t('statistics.grades.few')}`
      : t('statistics.grades.spoken', {
          grade: name(grade),
          minutes: Math.round(minutes.value),
          most: most ?? t('statistics.grades.noLimit'),
          over: share(over.value ?? 0),
        });
  const height = grades.length * row + 24;
  const most = Math.max(longest, ...grades.flatMap(({ quantiles }) => quantiles ?? []));
  return (
    <Panel title={t('statistics.grades')} note={<span className="note">{t('statistics.grades.note')}</span>}>
      <div className="card-body">
        {grades.length === 0 ? (
          <p className="muted">{t('statistics.grades.none')}</p>
        ) : (
          <ChartFrame height={height} label={intl.formatList(grades.map(say))}>
            {(width) => {
              const along = scaleLinear([0, most], [nameWidth, Math.max(nameWidth + 10, width - textWidth)]);
              return (
                <>
                  {along.ticks(4).map((tick) => (
                    <g key={tick} className="chart-scale">
                      <line x1={along(tick)} x2={along(tick)} y1={0} y2={height - 20} />
                      <text x={along(tick)} y={height - 4} textAnchor="middle">
                        {tick}
                      </text>
                    </g>
                  ))}
                  {grades.map((one, at) => (
                    <g key={one.grade} transform={`translate(0 ${at * row + row / 2})`}>
                      <title>{say(one)}</title>
                      <text x={0} dominantBaseline="central">
                        {name(one.grade)}
                      </text>
                      {one.quantiles ? (
                        <Minutes grade={one} along={along} />
                      ) : (
                        <text x={nameWidth + 4} dominantBaseline="central">
                          {t('statistics.grades.few')}
                        </text>
                      )}
                      <text className="chart-value" x={width} textAnchor="end" dominantBaseline="central">
                        {one.over.value === null ? '' : share(one.over.value)}
                      </text>
                    </g>
                  ))}
                </>
              );
            }}
          </ChartFrame>
        )}
        <p className="fine above-2">{t('statistics.grades.legend')}</p>
      </div>
    </Panel>
  );
}

interface MinutesProps {
  readonly grade: Grade;
  readonly along: (minutes: number) => number;
}

function Minutes({ grade: { quantiles, most }, along }: MinutesProps) {
  const [low = 0, lower = 0, median = 0, upper = 0, high = 0] = quantiles ?? [];
  const beyond = most !== null && high > most ? along(most) : null;
  return (
    <>
      <line
        className="muted"
        stroke="currentColor"
        strokeWidth={2}
        strokeOpacity={0.4}
        x1={along(low)}
        x2={along(high)}
      />
      <g className="ink-brand" fill="currentColor">
        <rect
          x={along(lower)}
          width={Math.max(2, along(upper) - along(lower))}
          y={-6}
          height={12}
          rx={6}
          fillOpacity={0.4}
        />
        <circle cx={along(median)} r={5} />
      </g>
      {beyond !== null && (
        <line className="ink-late" stroke="currentColor" strokeWidth={3} x1={beyond} x2={along(high)} />
      )}
      {most !== null && (
        <line className="ink" stroke="currentColor" strokeWidth={2} x1={along(most)} x2={along(most)} y1={-9} y2={9} />
      )}
    </>
  );
}
