import { max, range, scaleBand, scaleLinear } from 'd3';
import { useIntl } from 'react-intl';
import { ChartFrame } from './ChartFrame';

/** A figure of a chart. */
export interface BarFigure {
  readonly name: string;
  readonly count: number;
  /** As it is written beside the bar; without it the number. */
  readonly text?: string;
}

interface BarsProps {
  readonly figures: readonly BarFigure[];
  /** The figures in words, for who does not see them. */
  readonly label: string;
  /** Least height of the chart; more figures make it higher. CSS pixels. */
  readonly height?: number;
  /** Room for a name, and for a figure. */
  readonly nameWidth: number;
  readonly textWidth: number;
  /** Makes a name fit; the whole one is its tooltip. */
  readonly cut?: (name: string) => string;
}

const lowestRow = 34;
const highestBar = 18;

/** A bar for each figure, one below the other, the longest marked. Loaded where it is seen, with the parts of d3 that it needs. */
export function Bars({ figures, label, height: least = 0, nameWidth, textWidth, cut = String }: BarsProps) {
  const intl = useIntl();
  const height = Math.max(least, figures.length * lowestRow);
  const most = max(figures, ({ count }) => count) ?? 0;
  const down = scaleBand(range(figures.length), [0, height]).padding(0.35);
  const bar = Math.min(highestBar, down.bandwidth());
  return (
    <ChartFrame height={height} label={label} className="clipped">
      {(width) => {
        const along = scaleLinear([0, most], [0, Math.max(0, width - nameWidth - textWidth)]);
        return figures.map(({ name, count, text = intl.formatNumber(count) }, at) => {
          const middle = (down(at) ?? 0) + down.bandwidth() / 2;
          const drawn = { x: nameWidth, y: middle - bar / 2, height: bar, rx: bar / 2 };
          return (
            <g key={name} className={count === most ? 'chart-most' : undefined}>
              <title>{`${name} ${text}`}</title>
              <text x={0} y={middle} dominantBaseline="central">
                {cut(name)}
              </text>
              <rect {...drawn} width={along(most)} fill="currentColor" fillOpacity={0.12} />
              <rect className="chart-bar" {...drawn} width={Math.max(bar, along(count))} />
              <text className="chart-value" x={width} y={middle} textAnchor="end" dominantBaseline="central">
                {text}
              </text>
            </g>
          );
        });
      }}
    </ChartFrame>
  );
}
