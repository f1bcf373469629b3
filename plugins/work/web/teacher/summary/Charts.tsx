import { max, range, scaleBand, scaleLinear, stack } from 'd3';
import { useIntl } from 'react-intl';
import { ChartFrame, ChartScale } from 'edutech/core/ui/charts/ChartFrame';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ClassTenths, ItemRates } from './marks-table';

interface ChartsProps {
  readonly classes: readonly ClassTenths[];
  readonly items: readonly ItemRates[];
}

/** The charts of a summary: loaded where they are seen, with the parts of d3 that they need. */
export function Charts({ classes, items }: ChartsProps) {
  const t = useText();
  return (
    <Grid columns={2} className="work-charts">
      <figure className="card work-chart pad-y-3 pad-x-4">
        <figcaption className="below-2 t-head">{t('work.summary.distribution')}</figcaption>
        <Histogram classes={classes} />
        <Legend names={classes.map(({ name }) => name)} />
      </figure>
      <figure className="card work-chart pad-y-3 pad-x-4">
        <figcaption className="below-2 t-head">{t('work.summary.itemRates')}</figcaption>
        <ItemDots items={items} names={classes.map(({ name }) => name)} />
      </figure>
    </Grid>
  );
}

function Legend({ names }: { readonly names: readonly string[] }) {
  if (names.length < 2) return null;
  return (
    <Row as="ul" align="stretch" wrap gap={3} rows={1} className="work-legend above-2 soft t-12">
      {names.map((name, at) => (
        <Row as="li" inline key={name}>
          <i className={seriesClass(at)} aria-hidden="true" />
          {name}
        </Row>
      ))}
    </Row>
  );
}

const seriesClass = (at: number) => `work-series work-series-${(at % 5) + 1}`;

const height = 200;
const margin = { top: 20, end: 8, bottom: 26, start: 30 } as const;
const tenths = range(10);

/** How many students have which tenth of the points, the classes upon each other. */
function Histogram({ classes }: Pick<ChartsProps, 'classes'>) {
  const intl = useIntl();
  const t = useText();
  const rows = tenths.map((tenth) =>
    Object.fromEntries(classes.map(({ name, tenths: counts }) => [name, counts[tenth] ?? 0])),
  );
  const sums = rows.map((row) => Object.values(row).reduce((sum, count) => sum + count, 0));
  const most = Math.max(1, max(sums) ?? 0);
  const up = scaleLinear([0, most], [height - margin.bottom, margin.top]).nice(4);
  const series = stack<Record<string, number>>().keys(classes.map(({ name }) => name))(rows);
  const spoken = t('work.summary.distribution.spoken', {
    figures: intl.formatList(sums.flatMap((count, at) => (count > 0 ? `${at * 10}–${at * 10 + 10}%：${count}` : []))),
  });
  return (
    <ChartFrame height={height} label={spoken}>
      {(width) => {
        const end = Math.max(margin.start + 10, width - margin.end);
        const along = scaleBand(tenths, [margin.start, end]).padding(0.18);
        return (
          <>
            <ChartScale ticks={up.ticks(4).filter(Number.isInteger)} up={up} start={margin.start} end={end} />
            {series.map((one, at) => (
              <g key={one.key} className={seriesClass(at)}>
                {one.map(([from, to], tenth) => (
                  <rect
                    key={tenths[tenth]}
                    x={along(tenth)}
                    width={along.bandwidth()}
                    y={up(to)}
                    height={up(from) - up(to)}
                    rx={2}
                  >
                    <title>{`${one.key} ${tenth * 10}–${tenth * 10 + 10}% · ${to - from}`}</title>
                  </rect>
                ))}
              </g>
            ))}
            {tenths.map((tenth) => (
              <g key={tenth}>
                {sums[tenth]! > 0 && (
                  <text
                    className="chart-value"
                    x={along(tenth)! + along.bandwidth() / 2}
                    y={up(sums[tenth]!) - 6}
                    textAnchor="middle"
                  >
                    {sums[tenth]}
                  </text>
                )}
                <text x={along(tenth)! + along.bandwidth() / 2} y={height - 8} textAnchor="middle">
                  {tenth * 10}
                  {tenth === 9 && '%+'}
                </text>
              </g>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

const row = 26;

/** A line for each item with its share of the points, and with several classes a dot for each of them. */
function ItemDots({ items, names }: { readonly items: readonly ItemRates[]; readonly names: readonly string[] }) {
  const intl = useIntl();
  const t = useText();
  const full = items.length * row + 24;
  const spoken = t('work.summary.itemRates.spoken', {
    figures: intl.formatList(
      items.map(({ rate }, at) => `${at + 1}：${rate === null ? '–' : intl.formatNumber(rate, { style: 'percent' })}`),
    ),
  });
  return (
    <ChartFrame height={full} label={spoken}>
      {(width) => {
        const along = scaleLinear([0, 1], [34, Math.max(60, width - 52)]);
        return (
          <>
            {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
              <g key={tick} className="chart-scale">
                <line x1={along(tick)} x2={along(tick)} y1={4} y2={full - 20} />
                <text x={along(tick)} y={full - 6} textAnchor="middle">
                  {tick * 100}%
                </text>
              </g>
            ))}
            {items.map(({ item, rate, classes }, at) => {
              const middle = at * row + row / 2;
              return (
                <g key={item} className={rate !== null && rate < 0.6 ? 'work-low' : undefined}>
                  <text x={22} y={middle} textAnchor="end" dominantBaseline="central">
                    {at + 1}
                  </text>
                  {rate !== null && (
                    <rect
                      className="chart-bar"
                      x={along(0)}
                      y={middle - 5}
                      width={Math.max(2, along(rate) - along(0))}
                      height={10}
                      rx={5}
                    />
                  )}
                  {classes.length > 1 &&
                    classes.map((one) => (
                      <circle
                        key={one.name}
                        className={seriesClass(names.indexOf(one.name))}
                        cx={along(one.rate)}
                        cy={middle}
                        r={5}
                      >
                        <title>{`${one.name} ${intl.formatNumber(one.rate, { style: 'percent' })}`}</title>
                      </circle>
                    ))}
                  <text className="chart-value" x={width - 4} y={middle} textAnchor="end" dominantBaseline="central">
                    {rate === null ? '–' : intl.formatNumber(rate, { style: 'percent', minimumFractionDigits: 1 })}
                  </text>
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}
