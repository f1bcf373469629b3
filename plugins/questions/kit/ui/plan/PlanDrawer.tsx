import type { ReactNode } from 'react';
import { DateField } from 'edutech/core/ui/form/days/DateField';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { minuteRange, type Plan } from '../../common/scheduling/plan';

/** Days of a week as a Chinese calendar has them, Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

interface PlanDrawerProps {
  /** Of the form. */
  readonly name: string;
  readonly plan: Plan;
  readonly save: (plan: Plan & { readonly daysOff: number[] }) => Promise<void>;
  readonly onClose: () => void;
  /** Below the fields. */
  readonly children?: ReactNode;
}

/** How a student practises what is scheduled: minutes a day, days off, an examination. */
export function PlanDrawer({ name, plan, save, onClose, children }: PlanDrawerProps) {
  const t = useText();
  const form = useForm({
    name,
    initial: {
      minutes: plan.minutes,
      daysOff: [...plan.daysOff],
      examOn: plan.examOn ?? '',
      examTitle: plan.examTitle,
    },
    save: ({ examOn, ...values }) => save({ ...values, examOn: examOn || null }),
    onSaved: onClose,
  });
  const { minutes, daysOff, examOn } = form.values;
  const turn = (day: number) =>
    form.set({ daysOff: daysOff.includes(day) ? daysOff.filter((one) => one !== day) : [...daysOff, day] });
  return (
    <FormDrawer title={t('questions.kit.plan.title')} form={form} onClose={onClose}>
      <Stack as="label" gap={2} className="plan-slider">
        <Row as="span" align="stretch" justify="between" gap={0}>
          {t('questions.kit.plan.minutes')}
          <b className="num">{t('questions.kit.plan.minutesValue', { minutes })}</b>
        </Row>
        <input
          className="wide"
          type="range"
          min={minuteRange.least}
          max={minuteRange.most}
          step={minuteRange.step}
          value={minutes}
          onChange={(event) => form.set({ minutes: Number(event.currentTarget.value) })}
        />
      </Stack>
      <Row as="fieldset" align="stretch" wrap>
        <legend className="below-2">{t('questions.kit.plan.daysOff')}</legend>
        {weekdays.map((day) => (
          <button
            key={day}
            type="button"
            className="chip"
            aria-pressed={daysOff.includes(day)}
            disabled={!daysOff.includes(day) && daysOff.length >= 6}
            onClick={() => turn(day)}
          >
            {t(`questions.kit.plan.weekday.${day}`)}
          </button>
        ))}
      </Row>
      <DateField
        label={t('questions.kit.plan.exam')}
        field={form.field('examOn')}
        hint={t('questions.kit.plan.exam.hint')}
      />
      {examOn !== '' && (
        <TextField label={t('questions.kit.plan.examTitle')} field={form.field('examTitle')} maxLength={40} />
      )}
      {children}
    </FormDrawer>
  );
}
