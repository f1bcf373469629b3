import { FormattedNumber } from 'react-intl';

const radius = 18;
const length = 2 * Math.PI * radius;

/** How much is done, as a ring with the figure inside. `share` is 0 to 1; `null` (not available) is a dash. */
export function Ring({ share }: { share: number | null }) {
  const filled = share === null ? 0 : Math.min(Math.max(share, 0), 1);
  return (
    <span className="ring">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r={radius} />
        {filled > 0 && (
          <circle
            cx="20"
            cy="20"
            r={radius}
            className="ring-value"
            strokeDasharray={`${(filled * length).toFixed(1)} ${length.toFixed(1)}`}
          />
        )}
      </svg>
      <b>{share === null ? '–' : <FormattedNumber value={filled} style="percent" maximumFractionDigits={0} />}</b>
    </span>
  );
}
