import { FormattedNumber } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';

interface FigureProps {
  /** Null: of too few people to be told. */
  readonly value: number | null;
}

/** A figure, or that it is of too few people. */
export function Figure({ value }: FigureProps) {
  const t = useText();
  if (value === null) return <span className="muted">{t('traffic.few')}</span>;
  return (
    <span className="num">
      <FormattedNumber value={value} />
    </span>
  );
}

interface ChangeProps {
  readonly now: number | null;
  readonly before: number | null;
}

/** By how much a figure differs from the one of the period before; nothing where there is none to compare with. */
export function Change({ now, before }: ChangeProps) {
  if (now === null || !before) return null;
  return (
    <span className="num soft t-12">
      <FormattedNumber value={now / before - 1} style="percent" signDisplay="exceptZero" maximumFractionDigits={0} />
    </span>
  );
}
