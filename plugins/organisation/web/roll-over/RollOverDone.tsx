import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall } from 'edutech/core/web/hooks';
import {
  type RollOverItem,
  type RollOverMap,
  rollOverResult,
  rollOverUndoOutlook,
  type Standing,
  undoRollOver,
  withdrawRollOver,
} from '../../api';
import { StandingList } from '../rosters/StandingList';
import { ClassMap } from './ClassMap';
import { useAct } from '../rosters/use-act';

/** What has become of a roll-over that was asked for: it waits, or is done and may be taken back for a week. */
export function RollOverDone({ rollOver }: { rollOver: RollOverItem }) {
  const intl = useIntl();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useAct();
  const [standing, setStanding] = useState<{ list: readonly Standing[]; count: number } | null>(null);
  const moment = (value: string) =>
    intl.formatDate(value, { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const undo = () =>
    run(async () => {
      const outlook = await call(rollOverUndoOutlook, { id: rollOver.id });
      if (outlook.standingCount > 0) return setStanding({ list: outlook.standing, count: outlook.standingCount });
      await call(undoRollOver, { id: rollOver.id });
      await revalidate();
    });
  const withdraw = () =>
    run(async () => {
      await call(withdrawRollOver, { id: rollOver.id });
      await revalidate();
    });
  const result = useResult(rollOver);
  return (
    <>
      {result && <ClassMap map={result} label={intl.formatMessage({ id: 'organisation.rollOver.result' })} />}
      <div className="organisation-undo">
        <p role="status">
          <FormattedMessage
            id={`organisation.rollOver.text.${rollOver.state}`}
            values={{ by: rollOver.madeBy, time: moment(rollOver.doneAt ?? rollOver.runAt) }}
          />
        </p>
        {rollOver.state === 'waiting' && (
          <Button busy={isBusy} onClick={() => void withdraw()}>
            <FormattedMessage id="organisation.rollOver.withdraw" />
          </Button>
        )}
        {rollOver.undoUntil && (
          <>
            <Button icon="ArrowUndo" busy={isBusy} onClick={() => void undo()}>
              <FormattedMessage id="organisation.rollOver.undo" />
            </Button>
            <span className="muted">
              <FormattedMessage id="organisation.rosters.undoUntil" values={{ time: moment(rollOver.undoUntil) }} />
            </span>
          </>
        )}
        {standing && <StandingList standing={standing.list} count={standing.count} />}
      </div>
    </>
  );
}

/** What the roll-over has made; null as long as it is not done, or where it cannot be read. */
function useResult({ id, state }: RollOverItem): RollOverMap | null {
  return useAsked(rollOverResult, state === 'done' ? { id } : null, { tells: true }).data ?? null;
}
