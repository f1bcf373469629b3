import { useIntl } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';
import { mostOff } from '../../../model/board/alarms';

interface DistanceProps {
  /** Points above or below the group's mean. */
  readonly off: number;
  /** Points of the question. */
  readonly of: number;
  readonly isAlarming: boolean;
}

const [width, height, edge] = [108, 16, 6];
/** Share of the points that the line shows to both sides. */
const reach = 0.25;

/** How far a marker is from the group: a point on a line, the band that is usual, the mean in its middle. */
export function Distance({ off, of, isAlarming }: DistanceProps) {
  const intl = useIntl();
  const middle = width / 2;
  const unit = (middle - edge) / reach;
  const share = Math.max(-reach, Math.min(reach, off / of));
  const said = intl.formatNumber(off, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return (
    <Row as="span" inline gap={2}>
      <svg width={width} height={height} aria-hidden="true" className={isAlarming ? 'ink-late' : 'ink-brand'}>
        <g fill="currentColor">
          <rect x={0} y={7} width={width} height={2} opacity={0.2} />
          <rect x={middle - mostOff * unit} y={4} width={2 * mostOff * unit} height={8} rx={4} opacity={0.2} />
          <rect x={middle - 0.5} y={1} width={1} height={14} />
          <circle cx={middle + share * unit} cy={8} r={5} />
        </g>
      </svg>
      {said}
    </Row>
  );
}
