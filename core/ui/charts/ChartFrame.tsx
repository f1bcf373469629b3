import { type ReactNode, useRef } from 'react';
import { useWidth } from '../hooks/use-width';
import { classNames } from '../rules/class-names';

interface ChartFrameProps {
  /** CSS pixels. */
  readonly height: number;
  /** The figures in words, for who does not see them. */
  readonly label: string;
  readonly className?: string;
  /** Draws to the width that there is; 0 before it is known. */
  readonly children: (width: number) => ReactNode;
}

/** Where a chart is drawn: as wide as its place, one unit a CSS pixel. */
export function ChartFrame({ height, label, className, children }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <div ref={frame} className={classNames('chart', 'shrink', className)}>
      <svg
        className="wide"
        viewBox={`0 0 ${Math.max(1, width)} ${height}`}
        height={height}
        role="img"
        aria-label={label}
      >
        {children(width)}
      </svg>
    </div>
  );
}

interface ChartScaleProps {
  readonly ticks: readonly number[];
  /** Where a value is. */
  readonly up: (value: number) => number;
  /** Where the lines begin and end. */
  readonly start: number;
  readonly end: number;
  readonly say?: (value: number) => string;
}

/** Lines across a chart at some values, which are written before them. */
export function ChartScale({ ticks, up, start, end, say = String }: ChartScaleProps) {
  return ticks.map((tick) => (
    <g key={tick} className="chart-scale">
      <line x1={start} x2={end} y1={up(tick)} y2={up(tick)} />
      <text x={start - 6} y={up(tick)} textAnchor="end" dominantBaseline="central">
        {say(tick)}
      </text>
    </g>
  ));
}
