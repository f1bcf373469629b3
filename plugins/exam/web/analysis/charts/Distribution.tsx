import { curveMonotoneX, line, range, scaleLinear } from 'd3';
import { useIntl } from 'react-intl';
import { ChartFrame, ChartScale } from 'edutech/core/ui/charts/ChartFrame';
import { useText } from 'edutech/core/web/hooks';
import type { ExamAnalysis } from '../../../api';

interface DistributionProps {
  readonly analysis: ExamAnalysis;
  /** Whether the curve of all classes lies over the bars. */
  readonly isCompared: boolean;
}

const height = 268;
const margin = { top: 44, end: 12, bottom: 26, start: 34 } as const;
/** Room for a tenth that is written `108–120`. */
const labelWidth = 56;
/** Room for the name of a line. */
const lineWidth = 88;
const tenths = range(10);

/** How the points of a group are spread, with the lines of pass and excellence; of few people a dot for each. */
export function Distribution({ analysis, isCompared }: DistributionProps) {
  const intl = useIntl();
  const t = useText();
  const { distribution, allDistribution, summary, allSummary, full, lines, dots } = analysis;
  const count = summary?.count ?? 0;
  const scaled = allDistribution.map((value) => (value * count) / (allSummary?.count ?? 1));
  const most = Math.max(4, ...distribution, ...(isCompared ? scaled : []));
  const up = scaleLinear([0, most], [height - margin.bottom, margin.top]).nice(3);
  const bounds = (tenth: number) => {
    const [from, next] = [Math.ceil((tenth * full) / 10 - 1e-9), Math.ceil(((tenth + 1) * full) / 10 - 1e-9)];
    return `${from}–${tenth === 9 ? full : next - 1}`;
  };
  const spoken = t('exam.analysis.distribution.spoken', {
    figures: intl.formatList(distribution.flatMap((value, tenth) => (value > 0 ? [`${bounds(tenth)}: ${value}`] : []))),
  });
  const toneOf = (tenth: number) => {
    const middle = tenth * 10 + 5;
    if (middle >= lines.excellent) return 'exam-bar-excellent';
    if (middle >= lines.pass) return 'exam-bar-pass';
    return middle >= lines.low ? 'exam-bar-below' : 'exam-bar-low';
  };
  return (
    <ChartFrame height={height} label={spoken}>
      {(width) => {
        const along = scaleLinear([0, full], [margin.start, Math.max(margin.start + 10, width - margin.end)]);
        const wide = along(full / 10) - along(0);
        const middle = (tenth: number) => along((tenth + 0.5) * (full / 10));
        const every = wide >= labelWidth ? 1 : wide >= labelWidth / 2 ? 2 : 3;
        const isBefore = (name: 'pass' | 'excellent') =>
          name === 'pass' || width - along((lines[name] * full) / 100) < lineWidth;
        const curve = line<number>((_, tenth) => middle(tenth), up).curve(curveMonotoneX);
        return (
          <>
            {dots.length === 0 && (
              <ChartScale ticks={up.ticks(3).filter(Number.isInteger)} up={up} start={margin.start} end={along(full)} />
            )}
            {dots.length > 0 ? (
              <Dots dots={dots} along={along} />
            ) : (
              tenths.map((tenth) => (
                <rect
                  key={tenth}
                  className={toneOf(tenth)}
                  x={middle(tenth) - wide * 0.34}
                  width={wide * 0.68}
                  y={up(distribution[tenth] ?? 0)}
                  height={up(0) - up(distribution[tenth] ?? 0)}
                  rx={3}
                />
              ))
            )}
            {isCompared && <path className="exam-curve" d={curve(scaled) ?? ''} fill="none" />}
            {dots.length === 0 &&
              tenths.map((tenth) =>
                distribution[tenth] ? (
                  <text
                    key={tenth}
                    className="chart-value exam-halo"
                    x={middle(tenth)}
                    y={up(distribution[tenth]) - 6}
                    textAnchor="middle"
                  >
                    {distribution[tenth]}
                  </text>
                ) : null,
              )}
            {tenths.map((tenth) =>
              tenth % every === 0 ? (
                <text key={tenth} x={middle(tenth)} y={height - 8} textAnchor="middle">
                  {bounds(tenth)}
                </text>
              ) : null,
            )}
            {(['pass', 'excellent'] as const).map((name) => (
              <g key={name} className="exam-line">
                <line x1={along((lines[name] * full) / 100)} x2={along((lines[name] * full) / 100)} y1={4} y2={up(0)} />
                <text
                  x={along((lines[name] * full) / 100) + (isBefore(name) ? -5 : 5)}
                  y={14}
                  textAnchor={isBefore(name) ? 'end' : 'start'}
                >
                  {t(`exam.line.${name}`, { points: (lines[name] * full) / 100 })}
                </text>
              </g>
            ))}
            {summary && (
              <g className="exam-mean">
                <line x1={along(summary.mean)} x2={along(summary.mean)} y1={24} y2={up(0)} />
                <text className="chart-value exam-halo" x={along(summary.mean) - 5} y={34} textAnchor="end">
                  {t('exam.line.mean', { points: intl.formatNumber(summary.mean, { maximumFractionDigits: 1 }) })}
                </text>
              </g>
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}

/** A dot for each paper; equal points lie upon each other. */
function Dots({ dots, along }: { readonly dots: readonly number[]; readonly along: (points: number) => number }) {
  return dots.map((points, at) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: equal points are different people, without names
      key={at}
      className="exam-bar-pass"
      cx={along(points)}
      cy={height - margin.bottom - 12 - dots.slice(0, at).filter((one) => one === points).length * 16}
      r={6}
    />
  ));
}
