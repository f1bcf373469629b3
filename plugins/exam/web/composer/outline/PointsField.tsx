import { useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { mostPoints, pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { useComposer } from '../desk/composer-context';

interface PointsFieldProps {
  readonly points: number;
  readonly label: string;
  /** A colleague is at what has these points. */
  readonly isHeld?: boolean;
  readonly onPoints: (points: number) => void;
}

/** Points, written in place; what is half written stays until the field is left. */
export function PointsField({ points, label, isHeld = false, onPoints }: PointsFieldProps) {
  const t = useText();
  const { isLocked } = useComposer();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="composer-points num nowrap">
      <input
        className="bare at-end round"
        inputMode="decimal"
        value={typed ?? String(points)}
        disabled={isLocked || isHeld}
        aria-label={label}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' || key === 'Escape') currentTarget.blur();
          if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
          setTyped(null);
          onPoints(points + (key === 'ArrowUp' ? pointStep : -pointStep));
        }}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const number = value.trim() === '' ? Number.NaN : Number(value);
          if (number >= 0 && number <= mostPoints && Number.isInteger(number / pointStep)) onPoints(number);
        }}
      />
      {t('exam.unit.points')}
    </label>
  );
}
