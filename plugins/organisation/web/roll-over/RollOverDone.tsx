import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
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
import { useAct } from 'edutech/core/ui/form/saving/use-act';

/** What has become of a roll-over that was asked for: it waits, or is done and may be taken back for a week. */
export function RollOverDone({ rollOver }: { rollOver: RollOverItem }) {
  const intl = useIntl();
  const t = useText();
  const call = useCall();
  const [standing, setStanding] = useState<{ list: readonly Standing[]; count: number } | null>(null);
  const moment = (value: string) =>
    intl.formatDate(value, { month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const undo = useAct(async () => {
    const outlook = await call(rollOverUndoOutlook, { id: rollOver.id });
    if (outlook.standingCount > 0) return setStanding({ list: outlook.standing, count: outlook.standingCount });
    await call(undoRollOver, { id: rollOver.id });
  });
  const withdraw = useAct(() => call(withdrawRollOver, { id: rollOver.id }));
  const result = useResult(rollOver);
  return (
    <>
      {result && <ClassMap map={result} label={t('organisation.rollOver.result')} />}
      <Row wrap gap={3} className="organisation-undo above-3">
        <p role="status">
          {t(`organisation.rollOver.text.${rollOver.state}`, {
            by: rollOver.madeBy,
            time: moment(rollOver.doneAt ?? rollOver.runAt),
          })}
        </p>
        {rollOver.state === 'waiting' && (
          <Button busy={withdraw.isBusy} onClick={() => void withdraw.run()}>
            {t('organisation.rollOver.withdraw')}
          </Button>
        )}
        {rollOver.undoUntil && (
          <>
            <Button icon="ArrowUndo" busy={undo.isBusy} onClick={() => void undo.run()}>
              {t('organisation.rollOver.undo')}
            </Button>
            <span className="muted">{t('organisation.rosters.undoUntil', { time: moment(rollOver.undoUntil) })}</span>
          </>
        )}
        {standing && <StandingList standing={standing.list} count={standing.count} />}
      </Row>
    </>
  );
}

/** What the roll-over has made; null as long as it is not done, or where it cannot be read. */
function useResult({ id, state }: RollOverItem): RollOverMap | null {
  return useAsked(rollOverResult, state === 'done' ? { id } : null, { tells: true }).data ?? null;
}
