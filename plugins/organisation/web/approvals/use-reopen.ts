import { useUndo } from 'edutech/core/ui/form/use-undo';
import { useCall } from 'edutech/core/web/hooks';
import { type RequestItem, reopenRequest } from '../../api';

/** Takes a refusal back: the request waits again. */
export function useReopen() {
  const call = useCall();
  const say = useUndo();
  return async ({ id, name }: RequestItem) => {
    try {
      await call(reopenRequest, { requestId: id });
    } catch {
      return; // the call has said why not
    }
    say('organisation.approvals.reopened', { name });
  };
}
