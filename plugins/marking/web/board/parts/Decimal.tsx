import { FormattedNumber } from 'react-intl';
import { isLow } from '../../../model/board/alarms';

export const Decimal = ({ value }: { readonly value: number | null }) =>
  value === null ? '–' : <FormattedNumber value={value} maximumFractionDigits={1} minimumFractionDigits={1} />;

export const Share = ({ value }: { readonly value: number | null }) =>
  value === null ? (
    '–'
  ) : (
    <span className={isLow(value) ? 'ink-late strong' : undefined}>
      <FormattedNumber value={value} style="percent" maximumFractionDigits={0} />
    </span>
  );
