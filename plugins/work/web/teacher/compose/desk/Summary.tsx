import { useText } from 'edutech/core/web/hooks';
import { pointsOf } from 'edutech/plugins/questions/kit/common/question-body';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { mostMinutes, type AnswerMethod, answerMethods } from '../../../../model/homework';
import { itemsOfTier } from '../../../../model/sheet/sheet-values';
import { withPoints } from '../../../../model/sheet/with-points';
import { useDesk } from './desk-context';
import { type Check, checksOf, stepsOf, summaryOf } from './sheet-summary';

const wayIcons: Readonly<Record<AnswerMethod, IconName>> = {
  fill: 'Keyboard',
  photo: 'Camera',
  voice: 'Speaker',
  file: 'Attach',
  paper: 'Print',
};

/** The right column: what the sheet comes to, and what is to be looked at before it is published. */
export function Summary({ grade }: { readonly grade: number }) {
  const t = useText();
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
    <aside className="work-sheet-summary shrink pad-4 paper" aria-label={t('work.summary')}>
      <dl className="work-sheet-figures center">
        <div>
          <dd className="num">{items.length}</dd>
          <dt className="soft t-12">{t('work.summary.questions')}</dt>
        </div>
        <div>
          <dd className="num">{points}</dd>
          <dt className="soft t-12">{t('work.summary.points')}</dt>
        </div>
        <div>
          <dd className="num">
            <input
              className="bare center"
              type="number"
              min={0}
              max={mostMinutes}
              value={minutes}
              disabled={isLocked}
              aria-label={t('work.summary.minutesField')}
              onChange={({ currentTarget: { valueAsNumber } }) =>
                sheet.change({
                  minutes: valueAsNumber >= 0 && valueAsNumber <= mostMinutes ? Math.round(valueAsNumber) : undefined,
                })
              }
            />
          </dd>
          <dt className="soft t-12">{t('work.summary.minutes')}</dt>
        </div>
      </dl>
      <p className="work-sheet-summary-note fine above-2">
        {values.minutes === undefined ? (
          t('work.summary.estimated')
        ) : (
          <>
            {t('work.summary.byHand', { minutes: summary.minutes })}
            {!isLocked && (
              <button
                type="button"
                className="work-link ink-brand strong"
                onClick={() => sheet.change({ minutes: undefined })}
              >
                {t('work.summary.useEstimate')}
              </button>
            )}
          </>
        )}
      </p>
      {items.length > 0 && <Difficulties counts={stepsOf(items, sheet.factsOf)} all={items.length} />}
      {summary.knowledge.length > 0 && (
        <section>
          <h3>{t('work.summary.knowledge')}</h3>
          <ul className="work-knowledge">
            {summary.knowledge.map(([name, count]) => (
              <li className="pad-y-1 t-13" key={name}>
                <span className="clip1" title={name}>
                  {name}
                </span>
                <progress className="meter" max={items.length} value={count} aria-hidden="true" />
                <b className="num at-end">{count}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && <Ways items={items} />}
      <Checks checks={checksOf(values, sheet.bodyOf, sheet.factsOf)} />
    </aside>
  );
}

/** How the items are spread over the steps of difficulty. */
function Difficulties({ counts, all }: { readonly counts: ReturnType<typeof stepsOf>; readonly all: number }) {
  const t = useText();
  const shown = counts.filter(({ count }) => count > 0);
  return (
    <section>
      <h3>{t('work.summary.difficulty')}</h3>
      <svg
        className="work-step-bar wide round"
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('work.summary.difficulty')}
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
      <Row as="ul" align="stretch" wrap rows="half" className="work-step-key above-2 soft t-12">
        {shown.map(({ step, count }) => (
          <li key={step} className={`work-step-${step}`}>
            {t(`work.step.${step}`, { count })}
          </li>
        ))}
      </Row>
    </section>
  );
}

/** How many items are answered in which way. */
function Ways({ items }: { readonly items: ReturnType<typeof itemsOfTier> }) {
  const t = useText();
  return (
    <section>
      <h3>{t('work.summary.ways')}</h3>
      <Row as="p" align="stretch" wrap>
        {answerMethods
          .map((way) => ({ way, count: items.filter((item) => item.way === way).length }))
          .filter(({ count }) => count > 0)
          .map(({ way, count }) => (
            <Tag key={way} icon={wayIcons[way]}>
              {t(`work.way.${way}`)} {count}
            </Tag>
          ))}
      </Row>
    </section>
  );
}

function Checks({ checks }: { readonly checks: readonly Check[] }) {
  const t = useText();
  return (
    <section>
      <h3>{t('work.checks')}</h3>
      <ul className="work-checks">
        {checks.map(({ id, isFine, count }) => (
          <Row as="li" key={id} className={classNames('pad-y-half', 't-13', !isFine && 'work-check-open')}>
            <Icon name={isFine ? 'Checkmark' : 'Warning'} size={16} />
            {t(`work.check.${id}.${isFine ? 'fine' : 'open'}`, { count })}
          </Row>
        ))}
      </ul>
    </section>
  );
}
