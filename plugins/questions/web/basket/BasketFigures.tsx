import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { figuresOf, type Step, steps, type Weighed } from './basket-figures';

/** Points, minutes and difficulty of the basket, and how its questions are spread over the steps of difficulty. */
export function BasketFigures({ items }: { readonly items: readonly Weighed[] }) {
  const figures = figuresOf(items);
  return (
    <>
      <dl className="questions-figures">
        <div>
          <dt>
            <FormattedMessage id="questions.basket.points" />
          </dt>
          <dd>
            <FormattedNumber value={figures.points} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="questions.basket.minutes" />
          </dt>
          <dd>
            <FormattedMessage id="questions.basket.minutes.value" values={{ minutes: figures.minutes }} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="questions.basket.mean" />
          </dt>
          <dd>
            {figures.mean === null ? (
              '–'
            ) : (
              <FormattedNumber value={figures.mean} minimumFractionDigits={2} maximumFractionDigits={2} />
            )}
          </dd>
        </div>
      </dl>
      <StepBar counts={figures.steps} all={items.length} />
    </>
  );
}

/** Shares of the steps: one bar, and below it what its colours mean. */
function StepBar({ counts, all }: { readonly counts: Readonly<Record<Step, number>>; readonly all: number }) {
  const intl = useIntl();
  const shown = steps.filter((step) => counts[step] > 0);
  const ends = shown.map((_, at) => shown.slice(0, at).reduce((sum, step) => sum + counts[step], 0));
  return (
    <div className="questions-steps">
      <svg
        className="questions-step-bar"
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        role="img"
        aria-label={intl.formatMessage({ id: 'questions.basket.steps' })}
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
      <ul className="questions-legend">
        {shown.map((step) => (
          <li key={step} className={`questions-step-${step}`}>
            <FormattedMessage id={`questions.basket.step.${step}`} values={{ count: counts[step] }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
