import { useIntl } from 'react-intl';
import { DateField } from 'edutech/core/ui/form/days/DateField';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { savePlan } from '../../../api';
import { minuteRange } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import type { PlanData } from '../load-collection';

/** Days of a week as a Chinese calendar has them, Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

interface PlanDrawerProps {
  readonly plan: PlanData;
  readonly onClose: () => void;
}

/** How one practises: minutes a day, days off, an examination; and what lies ahead. */
export function PlanDrawer({ plan, onClose }: PlanDrawerProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const form = useForm({
    name: 'wrong.plan',
    initial: { minutes: plan.minutes, daysOff: plan.daysOff, examOn: plan.examOn ?? '', examTitle: plan.examTitle },
    save: async ({ examOn, ...values }) => {
      const { moved } = await call(savePlan, { ...values, examOn: examOn || null }, { quiet: true });
      say('wrong.plan.saved', { moved });
    },
    onSaved: onClose,
  });
  const { minutes, daysOff } = form.values;
  const turn = (day: number) =>
    form.set({ daysOff: daysOff.includes(day) ? daysOff.filter((one) => one !== day) : [...daysOff, day] });
  return (
    <FormDrawer title={t('wrong.plan.title')} form={form} onClose={onClose}>
      <Stack as="label" gap={2} className="wrong-slider">
        <Row as="span" align="stretch" justify="between" gap={0}>
          {t('wrong.plan.minutes')}
          <b className="num">{t('wrong.plan.minutesValue', { minutes })}</b>
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
        <legend className="below-2">{t('wrong.plan.daysOff')}</legend>
        {weekdays.map((day) => (
          <button
            key={day}
            type="button"
            className="chip"
            aria-pressed={daysOff.includes(day)}
            disabled={!daysOff.includes(day) && daysOff.length >= 6}
            onClick={() => turn(day)}
          >
            {t(`wrong.weekday.${day}`)}
          </button>
        ))}
      </Row>
      <DateField label={t('wrong.plan.exam')} field={form.field('examOn')} hint={t('wrong.plan.exam.hint')} />
      {form.values.examOn !== '' && (
        <TextField label={t('wrong.plan.examTitle')} field={form.field('examTitle')} maxLength={40} />
      )}
      <Ahead plan={plan} />
      <p className="note">{t('wrong.plan.rule')}</p>
    </FormDrawer>
  );
}

/** Minutes that are planned on the coming days, as bars beside their figures. */
function Ahead({ plan: { days, daysOff } }: { readonly plan: PlanData }) {
  const intl = useIntl();
  const t = useText();
  const most = Math.max(1, ...days.map(({ minutes }) => minutes));
  return (
    <section className="wrong-ahead" aria-labelledby="wrong-ahead">
      <h3 id="wrong-ahead">{t('wrong.plan.ahead')}</h3>
      <ol>
        {days.map(({ day, count, minutes }) => {
          const date = new Date(`${day}T12:00:00+08:00`);
          const name = intl.formatDate(date, { month: 'numeric', day: 'numeric', weekday: 'short' });
          const isOff = daysOff.includes(date.getUTCDay());
          return (
            <li key={day} className={isOff ? 'muted' : undefined}>
              <span className="num">{name}</span>
              <progress className="meter" max={most} value={minutes} aria-label={name} />
              <span className="num">{count > 0 ? t('wrong.plan.minutesValue', { minutes }) : '–'}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
