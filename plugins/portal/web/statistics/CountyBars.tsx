import { max, range, scaleBand, scaleLinear } from 'd3';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useWidth } from 'edutech/core/ui/hooks/use-width';
import { chartLabel } from './chart-labels';
import type { Figure } from '../../model/figures';
import { useSpokenFigures } from './spoken-figures';

/** Height of the plot beside its neighbour; more counties make it higher. CSS pixels. */
const usualHeight = 196;
const lowestRow = 34;
const highestBar = 18;
/** Room for four characters and the ellipsis, and for a figure. */
const labelWidth = 76;
const valueWidth = 60;

/** A bar for each county, drawn to the width that there is. */
export function CountyBars({ figures }: { figures: readonly Figure[] }) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const height = Math.max(usualHeight, figures.length * lowestRow);
  const most = max(figures, ({ count }) => count) ?? 0;
  const along = scaleLinear([0, most], [0, Math.max(0, width - labelWidth - valueWidth)]);
  const down = scaleBand(range(figures.length), [0, height]).padding(0.35);
  const bar = Math.min(highestBar, down.bandwidth());
  const spoken = useSpokenFigures('portal.statistics.counties', figures);
  return (
    <div ref={frame} className="portal-bars clipped">
      <svg
        className="wide"
        viewBox={`0 0 ${Math.max(1, width)} ${height}`}
        height={height}
        role="img"
        aria-label={spoken}
      >
        {figures.map(({ name, count }, at) => {
          const middle = (down(at) ?? 0) + down.bandwidth() / 2;
          const length = along(count);
          return (
            <g key={name} className={count === most ? 'portal-bar-most' : undefined}>
              <title>{`${name} ${intl.formatNumber(count)}`}</title>
              <text x={0} y={middle} dominantBaseline="central">
                {chartLabel(name)}
              </text>
              <rect
                className="portal-bar-track"
                x={labelWidth}
                y={middle - bar / 2}
                width={along(most)}
                height={bar}
                rx={bar / 2}
              />
              <rect
                className="portal-bar"
                x={labelWidth}
                y={middle - bar / 2}
                width={Math.max(bar, length)}
                height={bar}
                rx={bar / 2}
              />
              <text className="portal-value" x={width} y={middle} textAnchor="end" dominantBaseline="central">
                {intl.formatNumber(count)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
