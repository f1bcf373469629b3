import { FormattedNumber } from 'react-intl';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { figuresOf, type Step, steps, type Weighed } from './basket-figures';

/** Points, minutes and difficulty of the basket, and how its questions are spread over the steps of difficulty. */
export function BasketFigures({ items }: { readonly items: readonly Weighed[] }) {
  const t = useText();
  const figures = figuresOf(items);
  return (
    <>
      <dl className="questions-figures pad-y-2 lined-top">
        <Row align="stretch" justify="between" gap={0}>
          <dt className="soft">{t('questions.basket.points')}</dt>
          <dd className="strong num">
            <FormattedNumber value={figures.points} />
          </dd>
        </Row>
        <Row align="stretch" justify="between" gap={0}>
          <dt className="soft">{t('questions.basket.minutes')}</dt>
          <dd className="strong num">{t('questions.basket.minutes.value', { minutes: figures.minutes })}</dd>
        </Row>
        <Row align="stretch" justify="between" gap={0}>
          <dt className="soft">{t('questions.basket.mean')}</dt>
          <dd className="strong num">
            {figures.mean === null ? (
              '–'
            ) : (
              <FormattedNumber value={figures.mean} minimumFractionDigits={2} maximumFractionDigits={2} />
            )}
          </dd>
        </Row>
      </dl>
      <StepBar counts={figures.steps} all={items.length} />
    </>
  );
}

/** Shares of the steps: one bar, and below it what its colours mean. */
function StepBar({ counts, all }: { readonly counts: Readonly<Record<Step, number>>; readonly all: number }) {
  const t = useText();
  const shown = steps.filter((step) => counts[step] > 0);
  const ends = shown.map((_, at) => shown.slice(0, at).reduce((sum, step) => sum + counts[step], 0));
  return (
    <div className="pad-t-half pad-x-4 pad-b-3">
      <svg
        className="questions-step-bar wide round"
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('questions.basket.steps')}
      >
        {shown.map((step, at) => (
          <rect
            key={step}
            className={`questions-step-${step}`}
            x={(ends[at]! / all) * 100}
            width={(counts[step] / all) * 100}
            y={0}
            height={12}
          />
        ))}
      </svg>
      <Row as="ul" align="stretch" wrap rows="half" className="questions-legend above-2 soft t-12">
        {shown.map((step) => (
          <li key={step} className={`nowrap questions-step-${step}`}>
            {t(`questions.basket.step.${step}`, { count: counts[step] })}
          </li>
        ))}
      </Row>
    </div>
  );
}
