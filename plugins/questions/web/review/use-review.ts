import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { decideReview, type reviewTask } from '../../api';
import { type ReviewCheck, reviewChecks } from '../../model/kinds';
import { taskAddress } from './queue/queue-wish';

export type ReviewTask = OutputOf<typeof reviewTask>;

/** Where a review stands, and what can be done with it. */
export function useReview(task: ReviewTask) {
  const call = useCall();
  const messages = useMessages();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const [ticks, setTicks] = useState<ReadonlySet<ReviewCheck>>(new Set(task.ticks));
  const [isReturning, setReturning] = useState(false);
  const [busy, setBusy] = useState(false);
  const isOpen = task.state === 'waiting';
  const go = (taskId: string | null) => void navigate(taskAddress(query, taskId));
  const decide = async (pass: boolean, reason: string) => {
    setBusy(true);
    try {
      const { nextId } = await call(
        decideReview,
        { taskId: task.taskId, pass, ticks: [...ticks], reason },
        { quiet: !pass },
      );
      messages.show(pass ? 'questions.review.passedOne' : 'questions.review.returnedOne', { tone: 'success' });
      go(nextId);
    } finally {
      setBusy(false);
    }
  };
  return {
    isOpen,
    ticks,
    busy,
    isReturning,
    isAllTicked: ticks.size === reviewChecks.length,
    tick: (check: ReviewCheck) => {
      if (!isOpen) return;
      const next = new Set(ticks);
      if (!next.delete(check)) next.add(check);
      setTicks(next);
    },
    askReturn: () => setReturning(true),
    closeReturn: () => setReturning(false),
    /** Lets it in, where every check is ticked; else it says that some are not. */
    pass: async () => {
      if (busy) return;
      if (ticks.size < reviewChecks.length) {
        messages.show('questions.error.unticked', { tone: 'warning' });
        return;
      }
      await decide(true, '').catch(() => undefined); // the call has shown the error
    },
    /** Rejects with AppError, which the dialog shows. */
    giveBack: (reason: string) => decide(false, reason),
    goNext: task.nextId === null ? null : () => go(task.nextId),
  };
}
export type ReviewState = ReturnType<typeof useReview>;
