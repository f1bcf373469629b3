interface SparklineProps {
  readonly values: readonly number[];
}

const width = 56;
const height = 16;

/** How a figure went, as large as a word; the figure beside it is what is read aloud. */
export function Sparkline({ values }: SparklineProps) {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const step = (width - 5) / Math.max(1, values.length - 1);
  const points = values.map((value, at) => [2 + at * step, height - 3 - ((value - least) / range) * (height - 5)]);
  return (
    <svg className="ink-brand fixed" width={width} height={height} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      <circle cx={points.at(-1)?.[0]} cy={points.at(-1)?.[1]} r={2} fill="currentColor" />
    </svg>
  );
}
