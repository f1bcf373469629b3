import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { startPractice } from '../../../api';
import { practiceAddress } from '../../shared/addresses';
import type { Collection, PlanData } from '../load-collection';

const PlanDrawer = onDemand(() => import('../practice/PlanDrawer').then((part) => part.PlanDrawer));

interface TodayCardProps {
  readonly list: Collection;
  readonly plan: PlanData;
}

/** Begins a practice and opens it. */
export function useStart() {
  const call = useCall();
  const navigate = useNavigate();
  const begin = async (entryIds?: readonly string[]) => {
    const { practiceId } = await call(startPractice, entryIds ? { entryIds: [...entryIds] } : {});
    await navigate(practiceAddress(practiceId));
  };
  const { isBusy: busy, run } = useAct(begin, { changes: false });
  return { busy, start: (entryIds?: readonly string[]) => void run(entryIds) };
}

/** What is to practise today, and what waits for a reason. */
export function TodayCard({ list: { today, unreasoned, mastered, open, subjects }, plan }: TodayCardProps) {
  const t = useText();
  const { busy, start } = useStart();
  const [isPlanning, setIsPlanning] = useState(false);
  const isEmpty = subjects.length === 0;
  return (
    <section className="card wrong-today" aria-labelledby="wrong-today">
      <div className="wrong-today-main">
        <h2 id="wrong-today" className="wrong-today-title">
          {today.count > 0
            ? t('wrong.today.count', { count: today.count })
            : t(today.isDayOff ? 'wrong.today.off' : isEmpty ? 'wrong.today.empty' : 'wrong.today.done')}
        </h2>
        <Row as="p" align="stretch" wrap gap={4} rows="half" className="note">
          {today.count > 0 && <span>{t('wrong.today.minutes', { minutes: today.minutes })}</span>}
          {unreasoned > 0 && (
            <Link to="?reason=none" className="wrong-today-link ink-due strong">
              {t('wrong.today.unreasoned', { count: unreasoned })}
            </Link>
          )}
          <span>{t('wrong.today.mastered', { count: mastered })}</span>
          {plan.examOn && <span>{t('wrong.today.exam', { title: plan.examTitle || 'none', day: plan.examOn })}</span>}
        </Row>
      </div>
      <Row align="stretch" wrap className="wrong-today-acts">
        <Button icon="Options" onClick={() => setIsPlanning(true)}>
          {t('wrong.plan.open', { minutes: plan.minutes })}
        </Button>
        {(today.count > 0 || open) && (
          <Button look="primary" size="large" iconAfter="ChevronRight" busy={busy} onClick={() => start()}>
            {t(open ? 'wrong.practice.continue' : 'wrong.practice.start')}
          </Button>
        )}
      </Row>
      {isPlanning && <PlanDrawer plan={plan} onClose={() => setIsPlanning(false)} />}
    </section>
  );
}
