import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall } from 'edutech/core/web/hooks';
import { PlanDrawer as PlanFields } from 'edutech/plugins/questions/kit/ui/plan/PlanDrawer';
import { saveWordPlan } from '../../../api';
import type { PlanOf } from '../../../api/practising';

/** How one practises words: minutes a day, days off, an examination. */
export function PlanDrawer({ plan, onClose }: { readonly plan: PlanOf; readonly onClose: () => void }) {
  const call = useCall();
  const say = useUndo();
  const save = async (values: PlanOf) => {
    await call(saveWordPlan, values, { quiet: true });
    say('dictionary.plan.saved', {});
  };
  return <PlanFields name="dictionary.plan" plan={plan} save={save} onClose={onClose} />;
}
