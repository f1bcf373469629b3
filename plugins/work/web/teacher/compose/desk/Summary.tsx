import { FormattedMessage, useIntl } from 'react-intl';
import { pointsOf } from 'edutech/plugins/questions/kit/common/question-body';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { mostMinutes, type Way, ways } from '../../../../model/homework';
import { itemsOfTier } from '../../../../model/sheet/sheet-values';
import { withPoints } from '../../../../model/sheet/with-points';
import { useDesk } from './desk-context';
import { type Check, checksOf, stepsOf, summaryOf } from './sheet-summary';

const wayIcons: Readonly<Record<Way, IconName>> = {
  fill: 'Keyboard',
  photo: 'Camera',
  voice: 'Speaker',
  file: 'Attach',
  paper: 'Print',
};

/** The right column: what the sheet comes to, and what is to be looked at before it is published. */
export function Summary({ grade }: { readonly grade: number }) {
  const intl = useIntl();
  const { sheet, tier, isLocked } = useDesk();
  const { values } = sheet;
  const items = itemsOfTier(values.items, tier);
  const bodies = items.map((item) => {
    const body = sheet.bodyOf(item);
    return body && withPoints(body, item.points ?? null);
  });
  const points = bodies.reduce((sum, body) => sum + (body ? pointsOf(body) : 0), 0);
  const summary = summaryOf(items, sheet.factsOf, grade);
  const minutes = values.minutes ?? summary.minutes;
  return (
    <aside className="work-sheet-summary" aria-label={intl.formatMessage({ id: 'work.summary' })}>
      <dl className="work-sheet-figures">
        <div>
          <dd className="num">{items.length}</dd>
          <dt>
            <FormattedMessage id="work.summary.questions" />
          </dt>
        </div>
        <div>
          <dd className="num">{points}</dd>
          <dt>
            <FormattedMessage id="work.summary.points" />
          </dt>
        </div>
        <div>
          <dd className="num">
            <input
              type="number"
              min={0}
              max={mostMinutes}
              value={minutes}
              disabled={isLocked}
              aria-label={intl.formatMessage({ id: 'work.summary.minutesField' })}
              onChange={({ currentTarget: { valueAsNumber } }) =>
                sheet.change({
                  minutes: valueAsNumber >= 0 && valueAsNumber <= mostMinutes ? Math.round(valueAsNumber) : undefined,
                })
              }
            />
          </dd>
          <dt>
            <FormattedMessage id="work.summary.minutes" />
          </dt>
        </div>
      </dl>
      <p className="work-sheet-summary-note">
        {values.minutes === undefined ? (
          <FormattedMessage id="work.summary.estimated" />
        ) : (
          <>
            <FormattedMessage id="work.summary.byHand" values={{ minutes: summary.minutes }} />
            {!isLocked && (
              <button type="button" className="work-link" onClick={() => sheet.change({ minutes: undefined })}>
                <FormattedMessage id="work.summary.useEstimate" />
              </button>
            )}
          </>
        )}
      </p>
      {items.length > 0 && <Difficulties counts={stepsOf(items, sheet.factsOf)} all={items.length} />}
      {summary.knowledge.length > 0 && (
        <section>
          <h3>
            <FormattedMessage id="work.summary.knowledge" />
          </h3>
          <ul className="work-knowledge">
            {summary.knowledge.map(([name, count]) => (
              <li key={name}>
                <span className="clip1" title={name}>
                  {name}
                </span>
                <progress className="meter" max={items.length} value={count} aria-hidden="true" />
                <b className="num">{count}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <section>
          <h3>
            <FormattedMessage id="work.summary.ways" />
          </h3>
          <p className="work-tags">
            {ways
              .map((way) => ({ way, count: items.filter((item) => item.way === way).length }))
              .filter(({ count }) => count > 0)
              .map(({ way, count }) => (
                <Tag key={way} icon={wayIcons[way]}>
                  <FormattedMessage id={`work.way.${way}`} /> {count}
                </Tag>
              ))}
          </p>
        </section>
      )}
      <Checks checks={checksOf(values, sheet.bodyOf, sheet.factsOf)} />
    </aside>
  );
}

/** How the items are spread over the steps of difficulty. */
function Difficulties({ counts, all }: { readonly counts: ReturnType<typeof stepsOf>; readonly all: number }) {
  const intl = useIntl();
  const shown = counts.filter(({ count }) => count > 0);
  return (
    <section>
      <h3>
        <FormattedMessage id="work.summary.difficulty" />
      </h3>
      <svg
        className="work-step-bar"
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        role="img"
        aria-label={intl.formatMessage({ id: 'work.summary.difficulty' })}
      >
        {shown.map(({ step, count, before }) => (
          <rect
            key={step}
            className={`work-step-${step}`}
            x={(before / all) * 100}
            width={(count / all) * 100}
            height={12}
          />
        ))}
      </svg>
      <ul className="work-step-key">
        {shown.map(({ step, count }) => (
          <li key={step} className={`work-step-${step}`}>
            <FormattedMessage id={`work.step.${step}`} values={{ count }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Checks({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <section>
      <h3>
        <FormattedMessage id="work.checks" />
      </h3>
      <ul className="work-checks">
        {checks.map(({ id, isFine, count }) => (
          <li key={id} className={classNames(!isFine && 'work-check-open')}>
            <Icon name={isFine ? 'Checkmark' : 'Warning'} size={16} />
            <FormattedMessage id={`work.check.${id}.${isFine ? 'fine' : 'open'}`} values={{ count }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
