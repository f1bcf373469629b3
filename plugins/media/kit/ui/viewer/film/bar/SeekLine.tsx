import { lengthText } from 'edutech/core/ui/rules/length';
import { useText } from 'edutech/core/web/hooks';
import { type Chapter, sharesOf } from './film-parts';
import type { Played } from './use-played';

interface SeekLineProps {
  readonly played: Pick<Played, 'second' | 'length'>;
  readonly chapters: readonly Chapter[];
  readonly onSeek: (second: number) => void;
}

/** Units of the drawing from end to end. */
const wide = 1000;
/** Between two chapters. */
const gap = 4;

/** Where a film is, with a gap between its chapters; dragged, pressed, or moved by arrow keys. */
export function SeekLine({ played: { second, length }, chapters, onSeek }: SeekLineProps) {
  const t = useText();
  const shares = sharesOf(chapters, length, second);
  return (
    <span className="film-seek">
      <svg viewBox={`0 0 ${wide} 4`} preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ from, to, played }) => {
          const x = from * wide + (from > 0 ? gap : 0);
          const upTo = (share: number) => Math.max(share * wide - x, 0);
          return (
            <g key={from}>
              <rect x={x} width={upTo(to)} height={4} />
              <rect className="film-played" x={x} width={upTo(played)} height={4} />
            </g>
          );
        })}
      </svg>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(length))}
        value={Math.floor(second)}
        aria-label={t('media.viewer.position')}
        aria-valuetext={t('media.viewer.positionOf', { at: lengthText(second), of: lengthText(length) })}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </span>
  );
}
