import { useIntl } from 'react-intl';
import type { InputOf } from 'edutech/core/common/endpoint';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { PlanDrawer as PlanFields } from 'edutech/plugins/questions/kit/ui/plan/PlanDrawer';
import { savePlan } from '../../../api';
import type { PlanData } from '../load-collection';

interface PlanDrawerProps {
  readonly plan: PlanData;
  readonly onClose: () => void;
}

/** How one practises: minutes a day, days off, an examination; and what lies ahead. */
export function PlanDrawer({ plan, onClose }: PlanDrawerProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const save = async (values: InputOf<typeof savePlan>) => {
    const { moved } = await call(savePlan, values, { quiet: true });
    say('wrong.plan.saved', { moved });
  };
  return (
    <PlanFields name="wrong.plan" plan={plan} save={save} onClose={onClose}>
      <Ahead plan={plan} />
      <p className="note">{t('wrong.plan.rule')}</p>
    </PlanFields>
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
