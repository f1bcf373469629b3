import { inOrder } from '../../question/content/in-order';
import { barsOf } from './levels';

const bars = 60;
/** A running recording shows the bars of its last seconds, ten for each. */
const height = 48;

/** The loudness of a recording from its beginning to its end; of a running one, its last six seconds. */
export function Waveform({ levels, isLive = false }: { levels: readonly number[]; isLive?: boolean }) {
  const shown = isLive ? levels.slice(-bars) : barsOf(levels, bars);
  return (
    <svg
      className="voice-wave wide"
      viewBox={`0 0 ${bars * 4} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {inOrder(shown, (level, at) => {
        const tall = Math.max(2, level * height);
        return <rect x={at * 4 + 1} y={(height - tall) / 2} width={2} height={tall} rx={1} />;
      })}
    </svg>
  );
}
