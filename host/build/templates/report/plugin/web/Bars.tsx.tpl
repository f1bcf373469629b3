import { max, scaleBand, scaleLinear } from 'd3';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Card } from 'edutech/core/ui/Card';
import { useWidth } from 'edutech/core/ui/hooks/use-width';
import { useText } from 'edutech/core/web/hooks';
import type { Line } from '../api';

const height = 180;
const foot = 28;
const head = 20;

/** A bar for each kind; the table below says the same to those who do not see them. */
export function Bars({ lines }: { readonly lines: readonly Line[] }) {
  const intl = useIntl();
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const x = scaleBand([0, width]).domain(lines.map(({ kind }) => kind)).padding(0.4);
  const y = scaleLinear([0, max(lines, ({ count }) => count) ?? 1], [height - foot, head]);
  return (
    <Card className="{{id}}-bars">
      <div ref={frame}>
        <svg width={width} height={height} aria-hidden="true">
          {lines.map(({ kind, count }) => (
            <g key={kind} transform={`translate(${x(kind) ?? 0} 0)`}>
              <rect y={y(count)} width={x.bandwidth()} height={height - foot - y(count)} rx="4" />
              <text x={x.bandwidth() / 2} y={y(count) - 6}>
                {intl.formatNumber(count)}
              </text>
              <text x={x.bandwidth() / 2} y={height - 8}>
                {t(`{{id}}.kind.${kind}`)}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </Card>
  );
}
