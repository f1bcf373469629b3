import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useCall } from 'edutech/core/web/hooks';
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
  const [busy, setBusy] = useState(false);
  const start = async (entryIds?: readonly string[]) => {
    setBusy(true);
    try {
      const { practiceId } = await call(startPractice, entryIds ? { entryIds: [...entryIds] } : {});
      await navigate(practiceAddress(practiceId));
    } catch {
      // the call has shown the error
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: (entryIds?: readonly string[]) => void start(entryIds) };
}

/** What is to practise today, and what waits for a reason. */
export function TodayCard({ list: { today, unreasoned, mastered, open, subjects }, plan }: TodayCardProps) {
  const { busy, start } = useStart();
  const [isPlanning, setIsPlanning] = useState(false);
  const isEmpty = subjects.length === 0;
  return (
    <section className="card wrong-today" aria-labelledby="wrong-today">
      <div className="wrong-today-main">
        <h2 id="wrong-today" className="wrong-today-title">
          {today.count > 0 ? (
            <FormattedMessage id="wrong.today.count" values={{ count: today.count }} />
          ) : (
            <FormattedMessage
              id={today.isDayOff ? 'wrong.today.off' : isEmpty ? 'wrong.today.empty' : 'wrong.today.done'}
            />
          )}
        </h2>
        <p className="wrong-today-note">
          {today.count > 0 && (
            <span>
              <FormattedMessage id="wrong.today.minutes" values={{ minutes: today.minutes }} />
            </span>
          )}
          {unreasoned > 0 && (
            <Link to="?reason=none" className="wrong-today-link">
              <FormattedMessage id="wrong.today.unreasoned" values={{ count: unreasoned }} />
            </Link>
          )}
          <span>
            <FormattedMessage id="wrong.today.mastered" values={{ count: mastered }} />
          </span>
          {plan.examOn && (
            <span>
              <FormattedMessage id="wrong.today.exam" values={{ title: plan.examTitle || 'none', day: plan.examOn }} />
            </span>
          )}
        </p>
      </div>
      <div className="wrong-today-acts">
        <Button icon="Options" onClick={() => setIsPlanning(true)}>
          <FormattedMessage id="wrong.plan.open" values={{ minutes: plan.minutes }} />
        </Button>
        {(today.count > 0 || open) && (
          <Button look="primary" size="large" iconAfter="ChevronRight" busy={busy} onClick={() => start()}>
            <FormattedMessage id={open ? 'wrong.practice.continue' : 'wrong.practice.start'} />
          </Button>
        )}
      </div>
      {isPlanning && <PlanDrawer plan={plan} onClose={() => setIsPlanning(false)} />}
    </section>
  );
}
