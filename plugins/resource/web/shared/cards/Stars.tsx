import { FormattedNumber } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

const five = [1, 2, 3, 4, 5] as const;

interface RatingProps {
  /** Mean of all ratings; null: nobody has rated. */
  readonly mean: number | null;
  readonly count: number;
}

/** What others think of it, in a star, a figure and how many they are. */
export function Rating({ mean, count }: RatingProps) {
  const t = useText();
  if (mean === null || count === 0) return null;
  return (
    <span className="icon-count fixed nowrap">
      <span className="resource-star resource-star-on muted">
        <Icon name="Star" size={16} />
      </span>
      <FormattedNumber value={mean} minimumFractionDigits={1} maximumFractionDigits={1} />
      <span className="muted">{t('resource.ratings', { count })}</span>
    </span>
  );
}

interface StarsProps {
  readonly value: number | null;
  readonly onRate: (score: number) => void;
  readonly disabled?: boolean;
}

/** Five stars to rate with: one stop for Tab, arrow keys between them. */
export function Stars({ value, onRate, disabled }: StarsProps) {
  const t = useText();
  const moveFocus = useRovingFocus('button');
  const stop = value ?? 1;
  return (
    <Row as="fieldset" inline gap="half" aria-label={t('resource.rate.label')} onKeyDown={moveFocus}>
      {five.map((score) => (
        <button
          key={score}
          type="button"
          disabled={disabled}
          className={classNames(
            'muted',
            'hovers',
            'resource-star',
            value !== null && score <= value && 'resource-star-on',
          )}
          aria-pressed={score === value}
          aria-label={t('resource.rate.score', { score })}
          tabIndex={score === stop ? 0 : -1}
          onClick={() => onRate(score)}
        >
          <Icon name="Star" />
        </button>
      ))}
    </Row>
  );
}
