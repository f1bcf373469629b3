import { useRevalidator } from 'react-router';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { useReview } from 'edutech/plugins/library/kit/ui/review/use-review';
import { decideReview, takeDown } from '../../api';
import { checks } from '../../model/sharing';
import { auditAddress } from '../shared/addresses';
import type { TaskData } from './load-review';

/** The decision about a resource; what has passed can be taken down. */
export function useResourceReview({ task, beside }: TaskData) {
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const here = beside.indexOf(task.taskId);
  const review = useReview({
    task,
    checks,
    path: auditAddress,
    previousId: here > 0 ? (beside[here - 1] ?? null) : null,
    nextId: beside[here + 1] ?? task.nextId,
    decide: (decision, options) => call(decideReview, decision, options),
    words: {
      passed: 'resource.audit.passedOne',
      returned: 'resource.audit.returnedOne',
      unticked: 'resource.audit.unticked',
    },
  });
  return {
    ...review,
    /** It passed, and those for whom it did still see it. */
    isShared: task.state === 'passed' && task.resource?.visibility === task.wanted,
    /** Rejects with AppError, which the dialog shows. */
    takeDown: async (reason: string) => {
      await call(takeDown, { taskId: task.taskId, reason }, { quiet: true });
      messages.show('resource.audit.takenDown', { tone: 'success', values: { title: task.title } });
      await revalidate();
    },
  };
}
export type ResourceReview = ReturnType<typeof useResourceReview>;
