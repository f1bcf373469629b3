import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { useText } from 'edutech/core/web/hooks';
import { useStrokes } from './use-strokes';

interface StrokeOrderProps {
  readonly sign: string;
  /** The stroke that is written next; counts from 0. */
  readonly stroke: number;
  /** One line that scrolls, on phones. */
  readonly isRail?: boolean;
}

/** Characters of the data are 1024 wide, upright from y = -124 on (hanzi-writer-data). */
const upright = 'translate(4.8 51.6) scale(0.0492 -0.0492)';

/** How a character comes to be, one picture for each stroke. */
export function StrokeOrder({ sign, stroke, isRail = false }: StrokeOrderProps) {
  const t = useText();
  const data = useStrokes(sign);
  if (!data) return null;
  const steps = (
    <ol className={isRail ? 'dictionary-steps dictionary-steps-rail' : 'dictionary-steps'}>
      {data.strokes.map((path, at) => (
        <li key={path} className={at === stroke ? 'dictionary-step-now' : undefined}>
          <svg viewBox="0 0 60 60" role="img" aria-label={t('dictionary.ask.stroke', { stroke: at + 1 })}>
            <g transform={upright}>
              {data.strokes.map((one, place) => (
                <path
                  key={one}
                  d={one}
                  className={
                    place === at ? 'dictionary-ink-now' : place < at ? 'dictionary-ink-done' : 'dictionary-ink-rest'
                  }
                />
              ))}
            </g>
          </svg>
          <small className="num">{at + 1}</small>
        </li>
      ))}
    </ol>
  );
  return isRail ? (
    <ScrollRegion className="scrolls-x" aria-label={t('dictionary.ask.order', { sign })}>
      {steps}
    </ScrollRegion>
  ) : (
    steps
  );
}
