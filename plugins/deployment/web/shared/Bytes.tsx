import { FormattedNumber } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size as people say it: 12.3 MB. */
export function Bytes({ value }: { readonly value: number }) {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, value)) / 3));
  return (
    <span className="num">
      <FormattedNumber
        value={value / 1000 ** power}
        style="unit"
        unit={units[power]!}
        unitDisplay="short"
        maximumFractionDigits={power === 0 ? 0 : 1}
      />
    </span>
  );
}
