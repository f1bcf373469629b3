import { useState } from 'react';
import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import { fieldOfMoment, momentOfField } from 'edutech/core/common/time/typed/moment-field';
import { DayInput } from 'edutech/core/ui/form/days/DayInput';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { chosenPreset, type Preset, withPreset } from '../plan/deadline-presets';
import { changedClass, type Plan } from '../plan/plan';
import { PresetChips } from './PresetChips';

interface TimeFieldsProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly classes: readonly TaughtClassItem[];
  readonly presets: readonly Preset[];
  readonly now: Date;
}

/** From when to when: by one press, or for all classes or each a time of its own. */
export function TimeFields({ plan, onPlan, classes, presets, now }: TimeFieldsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const chosen = chosenPreset(plan, presets);
  const isOther = isOpen || chosen === null || plan.startsAt !== null;
  return (
    <Stack as="fieldset" justify="start" gap={2} className="work-field shrink">
      <legend className="below-2">{t('work.publish.dueBy')}</legend>
      <PresetChips
        presets={presets}
        chosen={isOther ? null : chosen}
        onChoose={(preset) => {
          setOpen(false);
          onPlan(withPreset({ ...plan, startsAt: null }, preset));
        }}
        isOther={isOther}
        onOther={() => setOpen(true)}
        now={now}
      />
      {isOther && <OwnTimes plan={plan} onPlan={onPlan} classes={classes} />}
    </Stack>
  );
}

/** Any times: the same for all classes, or of each its own. */
function OwnTimes({ plan, onPlan, classes }: Pick<TimeFieldsProps, 'plan' | 'onPlan' | 'classes'>) {
  const t = useText();
  const nameOf = (id: string) => classes.find(({ classId }) => classId === id)?.className ?? '';
  const setSame = (isSame: boolean) =>
    onPlan({
      ...plan,
      isSame,
      classes: plan.classes.map((one) => (isSame ? one : { ...one, startsAt: plan.startsAt, dueAt: plan.dueAt })),
    });
  return (
    <>
      {plan.isSame ? (
        <Times
          startsAt={plan.startsAt}
          dueAt={plan.dueAt}
          onChange={(changes) => onPlan({ ...plan, ...changes })}
          label=""
        />
      ) : (
        plan.classes.map((one) => (
          <Row wrap key={one.classId} className="work-times-class">
            <b>{nameOf(one.classId)}</b>
            <Times
              startsAt={one.startsAt}
              dueAt={one.dueAt}
              onChange={(changes) => onPlan(changedClass(plan, one.classId, changes))}
              label={nameOf(one.classId)}
            />
          </Row>
        ))
      )}
      {plan.classes.length > 1 && (
        <Row as="label" inline className="work-tick t-13">
          <input
            type="checkbox"
            checked={plan.isSame}
            onChange={({ currentTarget }) => setSame(currentTarget.checked)}
          />
          {t('work.publish.same')}
        </Row>
      )}
    </>
  );
}

interface TimesProps {
  readonly startsAt: string | null;
  readonly dueAt: string;
  readonly onChange: (changes: { startsAt?: string | null; dueAt?: string }) => void;
  /** The class that they are of; empty: all. */
  readonly label: string;
}

function Times({ startsAt, dueAt, onChange, label }: TimesProps) {
  const t = useText();
  const say = (id: string) => [label, t(id)].filter(Boolean).join(' ');
  return (
    <Row wrap>
      <select
        className="input natural within"
        aria-label={say('work.publish.begin')}
        value={startsAt === null ? 'now' : 'later'}
        onChange={({ currentTarget }) =>
          onChange({
            startsAt: currentTarget.value === 'now' ? null : new Date(Date.parse(dueAt) - 54_000_000).toISOString(),
          })
        }
      >
        <option value="now">{t('work.publish.now')}</option>
        <option value="later">{t('work.publish.later')}</option>
      </select>
      {startsAt !== null && (
        <DayInput
          className="natural within"
          withTime
          aria-label={say('work.publish.startsAt')}
          value={fieldOfMoment(startsAt)}
          onChange={(value) => onChange({ startsAt: momentOfField(value) })}
        />
      )}
      <span className="muted">{t('work.publish.until')}</span>
      <DayInput
        className="natural within"
        withTime
        required
        aria-label={say('work.publish.dueAt')}
        value={fieldOfMoment(dueAt)}
        onChange={(value) => {
          const moment = momentOfField(value);
          if (moment) onChange({ dueAt: moment });
        }}
      />
    </Row>
  );
}
