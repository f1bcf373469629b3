import { Button } from 'edutech/core/ui/Button';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type RollOverSchool, runRollOver } from '../../api';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { tonight } from './tonight';

/** Takes many schools over, each by the usual map, at once or in the coming night. */
export function RunMany({ schools, onDone }: { schools: readonly RollOverSchool[]; onDone: () => void }) {
  const t = useText();
  const call = useCall();
  const open = schools.filter(
    ({ rollOver, nextClasses }) => nextClasses === 0 && (!rollOver || rollOver.state === 'failed'),
  );
  const { isBusy, run: start } = useAct(async (runAt?: Date) => {
    const schoolIds = open.map(({ schoolId }) => schoolId);
    await call(runRollOver, { schoolIds, ...(runAt && { runAt: runAt.toISOString() }) });
    onDone();
  });
  if (open.length === 0) return t('organisation.rollOver.noneOpen');
  return (
    <>
      <Button look="primary" busy={isBusy} onClick={() => void start()}>
        {t('organisation.rollOver.runMany', { count: open.length })}
      </Button>
      <Button busy={isBusy} onClick={() => void start(tonight(new Date()))}>
        {t('organisation.rollOver.runTonight')}
      </Button>
    </>
  );
}
