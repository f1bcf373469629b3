import { lengthText } from 'edutech/core/ui/rules/length';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

interface HeatLineProps {
  /** How many students watched each part of the film. */
  readonly heat: readonly number[];
  /** As many as there could be. */
  readonly most: number;
  /** Length of the film. */
  readonly seconds: number;
}

/** Height of the drawing; a bar is one unit wide. */
const height = 40;

/** How many watched each part of a film, from its beginning to its end: where a class stops, or skips. */
export function HeatLine({ heat, most, seconds }: HeatLineProps) {
  const t = useText();
  const part = seconds / heat.length;
  const lowest = heat.indexOf(Math.min(...heat));
  const low = { time: lengthText(lowest * part), count: heat[lowest] ?? 0 };
  return (
    <figure className="air-heat">
      <Row as="figcaption" align="stretch" justify="between" wrap gap={4} rows={1} className="below-2 t-medium">
        {t('air.report.heat')}
        <span className="muted">{t('air.report.heatLow', low)}</span>
      </Row>
      <svg
        className="wide"
        viewBox={`0 0 ${heat.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('air.report.heatLow', low)}
      >
        {heat.map((count, nth) => {
          const tall = most > 0 ? (count / most) * height : 0;
          const values = { from: lengthText(nth * part), to: lengthText((nth + 1) * part), count };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <g key={nth}>
              <rect className="air-heat-ground" x={nth} y={0} width={1} height={height} />
              <rect className="air-heat-bar" x={nth + 0.06} y={height - tall} width={0.88} height={tall} />
              <title>{t('air.report.heatPart', values)}</title>
            </g>
          );
        })}
      </svg>
      <Row as="p" align="stretch" justify="between" gap={0} className="muted t-12 num" aria-hidden="true">
        <span>0:00</span>
        <span>{lengthText(seconds)}</span>
      </Row>
    </figure>
  );
}
