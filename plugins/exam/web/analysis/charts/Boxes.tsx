import { scaleLinear } from 'd3';
import { useIntl } from 'react-intl';
import { ChartFrame } from 'edutech/core/ui/charts/ChartFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import type { BoxFigures, ExamAnalysis } from '../../../api';
import { fewestForCoefficients } from '../../../model/analysis/metrics';

/** Height of a class: few share the height of many, so that the panel is never half empty. */
const rowFor = (classes: number) => Math.max(31, Math.min(64, 248 / classes));
const nameWidth = 84;

/** A box plot of each class, in the order of their numbers; own ones are tinted. */
export function Boxes({ analysis: { classes, full } }: { readonly analysis: ExamAnalysis }) {
  const intl = useIntl();
  const t = useText();
  const row = rowFor(classes.length);
  const height = classes.length * row + 26;
  const say = ({ lower, median, upper }: BoxFigures) => t('exam.analysis.boxes.spoken', { lower, median, upper });
  const spoken = classes.map(({ name, box }) => (box ? `${name} ${say(box)}` : name));
  return (
    <ChartFrame height={height} label={intl.formatList(spoken)}>
      {(width) => {
        const along = scaleLinear([0, full], [nameWidth, Math.max(nameWidth + 10, width - 14)]);
        return (
          <>
            {[0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => (
              <g key={share} className="chart-scale">
                <line x1={along(share * full)} x2={along(share * full)} y1={0} y2={height - 22} />
                <text x={along(share * full)} y={height - 6} textAnchor="middle">
                  {Math.round(share * full * 10) / 10}
                </text>
              </g>
            ))}
            {classes.map((one, at) => {
              const middle = at * row + row / 2;
              return (
                <g key={one.classId} className={one.isOwn ? 'exam-box exam-box-own' : 'exam-box'}>
                  {one.box && <title>{say(one.box)}</title>}
                  <text
                    lang={langOf(one.name)}
                    className={one.isOwn ? 'chart-value' : undefined}
                    x={nameWidth - 10}
                    y={middle}
                    textAnchor="end"
                    dominantBaseline="central"
                  >
                    {one.name}
                  </text>
                  {one.box ? (
                    <Box box={one.box} middle={middle} along={along} />
                  ) : (
                    <text x={nameWidth + 8} y={middle} dominantBaseline="central">
                      {t('exam.analysis.boxes.few', { fewest: fewestForCoefficients })}
                    </text>
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}

interface BoxProps {
  readonly box: BoxFigures;
  readonly middle: number;
  readonly along: (points: number) => number;
}

function Box({ box: { low, lower, median, upper, high, beyond }, middle, along }: BoxProps) {
  const ends = `M${along(low)} ${middle}H${along(lower)}M${along(upper)} ${middle}H${along(high)}`;
  const caps = [low, high].map((points) => `M${along(points)} ${middle - 5}v10`).join('');
  return (
    <>
      <path d={ends + caps} />
      <rect x={along(lower)} y={middle - 9} width={Math.max(1, along(upper) - along(lower))} height={18} rx={3} />
      <path className="exam-median" d={`M${along(median)} ${middle - 9}v18`} />
      {beyond.map((points, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal points are different people, without names
        <circle key={at} cx={along(points)} cy={middle} r={3} />
      ))}
    </>
  );
}
