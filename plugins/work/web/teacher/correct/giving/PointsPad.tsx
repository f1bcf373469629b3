import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

/** Points up to which each has a button. */
const mostButtons = 10;

interface PointsPadProps {
  readonly of: number;
  readonly points: number | null;
  readonly give: (points: number) => void;
}

/** Points to be pressed, a button each with one for the half; of many points a field. */
export function PointsPad({ of, points, give }: PointsPadProps) {
  const t = useText();
  if (of > mostButtons) {
    return (
      <input
        key={points}
        className="input correct-number num"
        type="number"
        inputMode="decimal"
        min={0}
        max={of}
        step={0.5}
        defaultValue={points ?? ''}
        aria-label={t('work.correct.give')}
        onBlur={({ currentTarget: { value } }) => {
          const typed = Math.round(Number(value) * 2) / 2;
          if (value !== '' && typed >= 0 && typed !== points) give(typed);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    );
  }
  const whole = points === null ? null : Math.floor(points);
  return (
    <Row
      as="fieldset"
      align="stretch"
      wrap
      gap="half"
      className="correct-points shrink"
      aria-label={t('work.correct.give')}
      data-marks
    >
      {Array.from({ length: Math.floor(of) + 1 }, (_, value) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the points are their own names
          key={value}
          type="button"
          className="num center round soft hovers"
          aria-pressed={whole === value}
          onClick={() => give(value)}
        >
          {value}
        </button>
      ))}
      <button
        type="button"
        className="num center round soft hovers"
        aria-pressed={points !== null && points % 1 !== 0}
        onClick={() => give(points !== null && points % 1 !== 0 ? Math.floor(points) : (points ?? 0) + 0.5)}
      >
        .5
        <span className="visually-hidden"> {t('work.correct.half')}</span>
      </button>
    </Row>
  );
}
