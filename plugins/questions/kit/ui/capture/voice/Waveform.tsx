import { inOrder } from '../../question/content/in-order';
import { barsOf } from './levels';

const bars = 60;
/** Bars of a recording that goes on are drawn for the last seconds, ten of them each. */
const height = 48;

/** How loud a recording is from its beginning to its end; of one that goes on, its last six seconds. */
export function Waveform({ levels, isLive = false }: { levels: readonly number[]; isLive?: boolean }) {
  const shown = isLive ? levels.slice(-bars) : barsOf(levels, bars);
  return (
    <svg className="voice-wave" viewBox={`0 0 ${bars * 4} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {inOrder(shown, (level, at) => {
        const tall = Math.max(2, level * height);
        return <rect x={at * 4 + 1} y={(height - tall) / 2} width={2} height={tall} rx={1} />;
      })}
    </svg>
  );
}
