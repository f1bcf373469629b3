import { FormattedNumber } from 'react-intl';

/** A share as a bar and in percent. */
export const Share = ({ value }: { readonly value: number }) => (
  <span className="air-share-of">
    <progress className="meter wide" max={1} value={value} aria-hidden="true" />
    <span className="num at-end">
      <FormattedNumber value={value} style="percent" maximumFractionDigits={0} />
    </span>
  </span>
);
