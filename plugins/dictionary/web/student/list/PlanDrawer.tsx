import { DateField } from 'edutech/core/ui/form/days/DateField';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import { minuteRange } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { saveWordPlan } from '../../../api';
import type { PlanOf } from '../../../api/practising';

/** Days of a week as a Chinese calendar has them, Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** How one practises: minutes a day, days off, an examination. */
export function PlanDrawer({ plan, onClose }: { readonly plan: PlanOf; readonly onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const form = useForm({
    name: 'dictionary.plan',
    initial: { ...plan, examOn: plan.examOn ?? '' },
    save: async ({ examOn, ...values }) => {
      await call(saveWordPlan, { ...values, examOn: examOn || null }, { quiet: true });
      say('dictionary.plan.saved', {});
    },
    onSaved: onClose,
  });
  const { minutes, daysOff, examOn } = form.values;
  const turn = (day: number) =>
    form.set({ daysOff: daysOff.includes(day) ? daysOff.filter((one) => one !== day) : [...daysOff, day] });
  return (
    <FormDrawer title={t('dictionary.plan.title')} form={form} onClose={onClose}>
      <Stack as="label" gap={2}>
        <Row as="span" justify="between">
          {t('dictionary.plan.minutes')}
          <b className="num">{t('dictionary.plan.minutesValue', { minutes })}</b>
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
      <Row as="fieldset" wrap>
        <legend className="below-2">{t('dictionary.plan.daysOff')}</legend>
        {weekdays.map((day) => (
          <button
            key={day}
            type="button"
            className="chip"
            aria-pressed={daysOff.includes(day)}
            disabled={!daysOff.includes(day) && daysOff.length >= 6}
            onClick={() => turn(day)}
          >
            {t(`dictionary.weekday.${day}`)}
          </button>
        ))}
      </Row>
      <DateField label={t('dictionary.plan.exam')} field={form.field('examOn')} hint={t('dictionary.plan.exam.hint')} />
      {examOn !== '' && (
        <TextField label={t('dictionary.plan.examTitle')} field={form.field('examTitle')} maxLength={40} />
      )}
    </FormDrawer>
  );
}
