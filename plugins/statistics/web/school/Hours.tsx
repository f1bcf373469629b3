import { range, scaleBand, scaleLinear } from 'd3';
import { useIntl } from 'react-intl';
import { ChartFrame } from 'edutech/core/ui/charts/ChartFrame';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { SchoolPage } from '../../api';

const height = 160;
const foot = 22;
/** The busiest hour has so many. */
const tenths = 10;
/** Nothing is pushed from 21:00 to 07:00. */
const quietFrom = 21;
const quietUntil = 7;

/** When in the day the school is at work, with the quiet hours shaded. */
export function Hours({ hours }: Pick<SchoolPage, 'hours'>) {
  const t = useText();
  const intl = useIntl();
  const said = (hour: number, level: number | null) =>
    level === null ? t('statistics.hours.few', { hour }) : t('statistics.hours.spoken', { hour, level });
  return (
    <Panel title={t('statistics.hours')} note={<span className="note">{t('statistics.hours.note')}</span>}>
      <div className="card-body">
        {hours === null ? (
          <p className="muted">{t('statistics.kit.hidden.few')}</p>
        ) : (
          <ChartFrame
            height={height}
            label={intl.formatList(hours.flatMap((level, hour) => (level === 0 ? [] : [said(hour, level)])))}
          >
            {(width) => {
              const along = scaleBand(range(24), [0, Math.max(24, width)]).padding(0.2);
              const up = scaleLinear([0, tenths], [height - foot, 6]);
              const x = (hour: number) => along(hour) ?? 0;
              return (
                <>
                  <g className="muted" fill="currentColor" fillOpacity={0.1}>
                    <rect x={0} width={x(quietUntil)} y={0} height={height - foot} />
                    <rect x={x(quietFrom)} width={Math.max(0, width - x(quietFrom))} y={0} height={height - foot} />
                  </g>
                  {hours.map((level, hour) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: hours are their places
                    <g key={hour}>
                      <title>{said(hour, level)}</title>
                      <rect
                        className="chart-bar"
                        x={x(hour)}
                        width={along.bandwidth()}
                        y={up(level ?? 0)}
                        height={height - foot - up(level ?? 0)}
                        rx={2}
                      />
                      {hour % 6 === 0 && (
                        <text x={x(hour)} y={height - 4}>
                          {hour}:00
                        </text>
                      )}
                    </g>
                  ))}
                </>
              );
            }}
          </ChartFrame>
        )}
      </div>
    </Panel>
  );
}
