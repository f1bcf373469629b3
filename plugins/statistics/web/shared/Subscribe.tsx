import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { mySubscription, subscribe } from '../../api';

/** Whether the reader gets the report of the week, as a notification and by the ways that they chose for it. */
export function Subscribe() {
  const t = useText();
  const call = useCall();
  const { data, again } = useAsked(mySubscription, {});
  const { isBusy, run } = useAct(
    async (isOn: boolean) => {
      await call(subscribe, { isOn });
      again();
    },
    { done: (_result, isOn) => ({ id: isOn ? 'statistics.subscribed' : 'statistics.unsubscribed' }), changes: false },
  );
  if (!data) return null;
  return (
    <Button look="quiet" size="small" icon="Alert" busy={isBusy} onClick={() => void run(!data.isOn)}>
      {t(data.isOn ? 'statistics.unsubscribe' : 'statistics.subscribe')}
    </Button>
  );
}
