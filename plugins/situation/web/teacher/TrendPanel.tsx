import { area, line, range, scaleLinear, scalePoint } from 'd3';
import { useIntl } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { ChartFrame, ChartScale } from 'edutech/core/ui/charts/ChartFrame';
import { useText } from 'edutech/core/web/hooks';
import type { ClassMap } from '../../api';

type Week = ClassMap['trend'][number];
type Shown = Week & { readonly value: number; readonly low: number; readonly high: number };

const height = 200;
const margin = { top: 16, end: 14, bottom: 26, start: 40 } as const;

/** A class against its own past: corrected for difficulty, with the uncorrected rate as hollow dots. */
export function TrendPanel({ trend }: Pick<ClassMap, 'trend'>) {
  const t = useText();
  const intl = useIntl();
  const percent = (value: number) => intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  const shown = trend.flatMap((week, at) => (week.value === null ? [] : [{ ...week, at } as Shown & { at: number }]));
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <Panel title={t('situation.trend.title')} note={<small className="muted">{t('situation.trend.note')}</small>}>
      {!first || !last || first === last ? (
        <p className="note pad-x-4 pad-b-4">{t('situation.trend.none')}</p>
      ) : (
        <div className="pad-x-4 pad-b-4">
          <ChartFrame
            height={height}
            label={t('situation.trend.spoken', { before: percent(first.value), now: percent(last.value) })}
          >
            {(width) => {
              const values = shown.flatMap(({ low, high, raw }) => [low, high, raw ?? low]);
              const up = scaleLinear(
                [Math.min(...values), Math.max(...values)],
                [height - margin.bottom, margin.top],
              ).nice(3);
              const end = Math.max(margin.start + 10, width - margin.end);
              const along = scalePoint(range(trend.length), [margin.start, end]);
              const x = ({ at }: { readonly at: number }) => along(at) ?? 0;
              const band = area<(typeof shown)[number]>(
                x,
                ({ low }) => up(low),
                ({ high }) => up(high),
              );
              const path = line<(typeof shown)[number]>(x, ({ value }) => up(value));
              return (
                <g className="situation-known">
                  <ChartScale
                    ticks={up.ticks(3)}
                    up={up}
                    start={margin.start}
                    end={end}
                    say={(value) => intl.formatNumber(value, { style: 'percent' })}
                  />
                  <path d={band(shown) ?? ''} fill="currentColor" fillOpacity={0.12} />
                  {shown.map((week) =>
                    week.raw === null ? null : (
                      <circle
                        key={week.day}
                        className="situation-raw"
                        cx={x(week)}
                        cy={up(week.raw)}
                        r={3}
                        fill="none"
                      />
                    ),
                  )}
                  <path d={path(shown) ?? ''} fill="none" stroke="currentColor" strokeWidth={2.2} />
                  <circle cx={x(last)} cy={up(last.value)} r={4.5} fill="currentColor" />
                  <text className="chart-value" x={x(last) - 8} y={up(last.value) - 12} textAnchor="end">
                    {percent(last.value)}
                  </text>
                  {trend.map(({ day }, at) =>
                    at % 4 === 0 || at === trend.length - 1 ? (
                      <text
                        key={day}
                        x={along(at)}
                        y={height - 8}
                        textAnchor={at === 0 ? 'start' : at === trend.length - 1 ? 'end' : 'middle'}
                      >
                        {intl.formatDate(day, { month: 'numeric', day: 'numeric', timeZone: 'UTC' })}
                      </text>
                    ) : null,
                  )}
                </g>
              );
            }}
          </ChartFrame>
          <p className="note">{t('situation.trend.dots')}</p>
        </div>
      )}
    </Panel>
  );
}
