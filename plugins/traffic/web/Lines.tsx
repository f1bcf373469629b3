import { line, max, range, scaleLinear, scalePoint } from 'd3';
import { useIntl } from 'react-intl';
import { ChartFrame, ChartScale } from 'edutech/core/ui/charts/ChartFrame';

/** Figures along a line; a gap where there is none. */
export interface LineFigures {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** What the others are compared with: thin and grey. */
  readonly isQuiet?: boolean;
}

interface LinesProps {
  /** What the places along the lines are called. */
  readonly names: readonly string[];
  readonly series: readonly LineFigures[];
  /** The figures in words, for who does not see them. */
  readonly label: string;
}

const height = 220;
const margin = { top: 14, end: 12, bottom: 26, start: 52 } as const;
/** Room for a name below the lines. */
const nameWidth = 84;

/** Lines over the same places, the first of them in front. Loaded where it is seen, with the parts of d3 that it needs. */
export function Lines({ names, series, label }: LinesProps) {
  const intl = useIntl();
  const most = max(series, ({ values }) => max(values, (value) => value ?? 0)) ?? 0;
  const up = scaleLinear([0, Math.max(4, most)], [height - margin.bottom, margin.top]).nice(4);
  const text = (value: number | null) => (value === null ? '–' : intl.formatNumber(value));
  return (
    <ChartFrame height={height} label={label}>
      {(width) => {
        const end = Math.max(margin.start + 10, width - margin.end);
        const along = scalePoint(range(names.length), [margin.start, end]);
        const x = (at: number) => along(at) ?? margin.start;
        const every = Math.max(1, Math.ceil((names.length * nameWidth) / (end - margin.start)));
        const draw = line<number | null>()
          .defined((value) => value !== null)
          .x((_, at) => x(at))
          .y((value) => up(value ?? 0));
        return (
          <>
            <ChartScale ticks={up.ticks(4)} up={up} start={margin.start} end={end} say={text} />
            {series.toReversed().map(({ name, values, isQuiet }) => (
              <path
                key={name}
                className={isQuiet ? 'muted' : 'ink-brand'}
                d={draw([...values]) ?? ''}
                fill="none"
                stroke="currentColor"
                strokeWidth={isQuiet ? 1.5 : 2.5}
                strokeDasharray={isQuiet ? '4 4' : undefined}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ))}
            {names.map((name, at) => (
              <g key={name}>
                <rect x={x(at) - along.step() / 2} width={along.step()} y={0} height={height} fill="transparent">
                  <title>
                    {[name, ...series.map((one) => `${one.name} ${text(one.values[at] ?? null)}`)].join(' · ')}
                  </title>
                </rect>
                {at % every === 0 && (
                  <text x={x(at)} y={height - 8} textAnchor={at === 0 ? 'start' : 'middle'}>
                    {name}
                  </text>
                )}
              </g>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
