import { FormattedNumber } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

interface BytesProps {
  readonly value: number;
  /** From unit to unit: 1024 for what is measured against a limit, which settings name so. */
  readonly step?: 1000 | 1024;
}

/** A size as people say it: 12.3 MB. */
export function Bytes({ value, step = 1000 }: BytesProps) {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, value)) / Math.log(step) + 1e-9));
  return (
    <span className="num">
      <FormattedNumber
        value={value / step ** power}
        style="unit"
        unit={units[power]!}
        unitDisplay="short"
        maximumFractionDigits={power === 0 ? 0 : 1}
      />
    </span>
  );
}
