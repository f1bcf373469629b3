import { FormattedMessage, useIntl } from 'react-intl';
import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import { fieldOfMoment, momentOfField } from 'edutech/core/common/time/moment-field';
import { changedClass, type Plan } from './plan';

interface TimeFieldsProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly classes: readonly TaughtClassItem[];
}

/** From when to when: for all classes, or for each its own. */
export function TimeFields({ plan, onPlan, classes }: TimeFieldsProps) {
  const nameOf = (id: string) => classes.find(({ classid }) => classid === id)?.classname ?? '';
  const setSame = (isSame: boolean) =>
    onPlan({
      ...plan,
      isSame,
      classes: plan.classes.map((one) => (isSame ? one : { ...one, startsat: plan.startsat, dueat: plan.dueat })),
    });
  return (
    <fieldset className="work-field">
      <legend>
        <FormattedMessage id="work.publish.time" />
      </legend>
      {plan.isSame ? (
        <Times
          startsat={plan.startsat}
          dueat={plan.dueat}
          onChange={(changes) => onPlan({ ...plan, ...changes })}
          label=""
        />
      ) : (
        plan.classes.map((one) => (
          <div key={one.classid} className="work-times-class">
            <b>{nameOf(one.classid)}</b>
            <Times
              startsat={one.startsat}
              dueat={one.dueat}
              onChange={(changes) => onPlan(changedClass(plan, one.classid, changes))}
              label={nameOf(one.classid)}
            />
          </div>
        ))
      )}
      {plan.classes.length > 1 && (
        <label className="work-tick">
          <input
            type="checkbox"
            checked={plan.isSame}
            onChange={({ currentTarget }) => setSame(currentTarget.checked)}
          />
          <FormattedMessage id="work.publish.same" />
        </label>
      )}
    </fieldset>
  );
}

interface TimesProps {
  readonly startsat: string | null;
  readonly dueat: string;
  readonly onChange: (changes: { startsat?: string | null; dueat?: string }) => void;
  /** The class that they are of; empty: all. */
  readonly label: string;
}

function Times({ startsat, dueat, onChange, label }: TimesProps) {
  const intl = useIntl();
  const say = (id: string) => [label, intl.formatMessage({ id })].filter(Boolean).join(' ');
  return (
    <div className="work-times">
      <select
        className="input"
        aria-label={say('work.publish.begin')}
        value={startsat === null ? 'now' : 'later'}
        onChange={({ currentTarget }) =>
          onChange({
            startsat: currentTarget.value === 'now' ? null : new Date(Date.parse(dueat) - 54_000_000).toISOString(),
          })
        }
      >
        <option value="now">{intl.formatMessage({ id: 'work.publish.now' })}</option>
        <option value="later">{intl.formatMessage({ id: 'work.publish.later' })}</option>
      </select>
      {startsat !== null && (
        <input
          className="input"
          type="datetime-local"
          aria-label={say('work.publish.startsat')}
          value={fieldOfMoment(startsat)}
          onChange={({ currentTarget }) => onChange({ startsat: momentOfField(currentTarget.value) })}
        />
      )}
      <span className="muted">
        <FormattedMessage id="work.publish.until" />
      </span>
      <input
        className="input"
        type="datetime-local"
        required
        aria-label={say('work.publish.dueat')}
        value={fieldOfMoment(dueat)}
        onChange={({ currentTarget }) => {
          const moment = momentOfField(currentTarget.value);
          if (moment) onChange({ dueat: moment });
        }}
      />
    </div>
  );
}
