import { useText } from 'edutech/core/web/hooks';
import type { MarkFigures } from '../../../api';

interface SpreadProps {
  readonly own: MarkFigures['own'];
  readonly group: MarkFigures['group'];
  readonly of: number;
}

const [width, height, foot] = [224, 84, 14];

/** How often one has given each number of points: bars are one's own, lines those of all. */
export function Spread({ own, group, of }: SpreadProps) {
  const t = useText();
  const count = Math.floor(of) + 1;
  const sharesOf = ({ spread, count: all }: MarkFigures['own']) => {
    const shares = Array.from({ length: count }, () => 0);
    for (const [points, times] of spread) shares[Math.min(count - 1, Math.floor(points))]! += times / Math.max(1, all);
    return shares;
  };
  const [bars, lines] = [sharesOf(own), sharesOf(group)];
  const most = Math.max(0.05, ...bars, ...lines);
  const step = width / count;
  const y = (share: number) => (1 - share / most) * (height - foot);
  return (
    <figure>
      <figcaption className="note">{t('marking.mark.spread')}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('marking.mark.spread')}>
        {bars.map((share, points) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points are their own names
          <g key={points}>
            <rect
              className="marking-bar"
              x={points * step + 1}
              width={Math.max(1, step - 2)}
              y={y(share)}
              height={height - foot - y(share)}
            />
            <line
              className="marking-line"
              x1={points * step}
              x2={(points + 1) * step}
              y1={y(lines[points]!)}
              y2={y(lines[points]!)}
            />
            {(count <= 14 || points % 5 === 0) && (
              <text className="marking-tick" x={(points + 0.5) * step} y={height - 2}>
                {points}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
