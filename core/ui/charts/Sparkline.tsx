interface SparklineProps {
  readonly values: readonly number[];
}

const width = 56;
const height = 16;

/** How a figure went, as large as a word; the figure beside it is what is read aloud. */
export function Sparkline({ values }: SparklineProps) {
  const most = Math.max(1, ...values);
  const step = (width - 2) / Math.max(1, values.length - 1);
  const points = values.map((value, at) => `${1 + at * step},${height - 1 - (value / most) * (height - 2)}`);
  return (
    <svg className="muted" width={width} height={height} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
    </svg>
  );
}
