import { FormattedNumber } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import type { Figure, Unit } from '../../api';

interface FigureValueProps {
  readonly figure: Pick<Figure, 'value' | 'hidden'>;
  readonly unit?: Unit;
}

/** A figure as it is written: its value, that there is none (–), or a sentence why it is not told. */
export function FigureValue({ figure: { value, hidden }, unit = 'count' }: FigureValueProps) {
  const t = useText();
  if (hidden) return <span className="muted t-13">{t(`statistics.kit.hidden.${hidden}`)}</span>;
  if (value === null) return <span className="muted">–</span>;
  if (unit === 'minutes')
    return <span className="num">{t('statistics.kit.minutes', { minutes: Math.round(value) })}</span>;
  return (
    <span className="num">
      {unit === 'share' ? (
        <FormattedNumber value={value} style="percent" maximumFractionDigits={1} />
      ) : (
        <FormattedNumber value={value} maximumFractionDigits={unit === 'coefficient' ? 2 : 1} />
      )}
    </span>
  );
}
