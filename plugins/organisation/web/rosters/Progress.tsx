import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';

/** How far some work is, in words and as a bar. */
export function Progress({ share, label }: { share: number; label: ReactNode }) {
  return (
    <div className="organisation-progress wide" role="status">
      <span>{label}</span>
      <progress className="meter" max={1} value={share} aria-label={typeof label === 'string' ? label : undefined} />
      <b className="num">
        <FormattedNumber value={share} style="percent" />
      </b>
    </div>
  );
}
