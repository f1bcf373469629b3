import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { decideAudit, takeDown } from '../../api';
import { type Check, checks } from '../../model/sharing';
import type { TaskData } from './load-audit';
import { taskAddress } from './queue/queue-wish';

/** The decision about a resource, and the way to the one before and the next. */
export function useReview({ task, beside }: TaskData) {
  const call = useCall();
  const messages = useMessages();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const [ticks, setTicks] = useState<ReadonlySet<Check>>(new Set(task.ticks));
  const [isReturning, setReturning] = useState(false);
  const [busy, setBusy] = useState(false);
  const isOpen = task.state === 'waiting';
  /** It passed, and those for whom it did still see it. */
  const isShared = task.state === 'passed' && task.resource?.visibility === task.wanted;
  const isAllTicked = ticks.size === checks.length;
  const go = (taskId: string | null) => void navigate(taskAddress(new URLSearchParams(search), taskId));
  const here = beside.indexOf(task.taskId);
  const previous = here > 0 ? beside[here - 1] : undefined;
  const next = beside[here + 1] ?? task.nextId ?? undefined;
  const decide = async (pass: boolean, reason: string) => {
    setBusy(true);
    try {
      const decided = await call(
        decideAudit,
        { taskId: task.taskId, pass, ticks: [...ticks], reason },
        { quiet: !pass },
      );
      messages.show(pass ? 'resource.audit.passedOne' : 'resource.audit.returnedOne', {
        tone: 'success',
        values: { title: task.title },
      });
      go(decided.nextId ?? next ?? null);
    } finally {
      setBusy(false);
    }
  };
  return {
    isOpen,
    isShared,
    ticks,
    isAllTicked,
    busy,
    isReturning,
    tick: (check: Check) => {
      if (!isOpen) return;
      const other = new Set(ticks);
      if (!other.delete(check)) other.add(check);
      setTicks(other);
    },
    tickAll: () => setTicks(isAllTicked ? new Set() : new Set(checks)),
    askReturn: () => setReturning(true),
    closeReturn: () => setReturning(false),
    /** Passes it, where every check is ticked; else it says that some are not. */
    pass: async () => {
      if (busy) return;
      if (!isAllTicked) {
        messages.show('resource.audit.unticked', { tone: 'warning' });
        return;
      }
      await decide(true, '').catch(() => undefined); // the call has shown the error
    },
    /** Rejects with AppError, which the dialog shows. */
    giveBack: (reason: string) => decide(false, reason),
    /** Rejects with AppError, which the dialog shows. */
    takeDown: async (reason: string) => {
      await call(takeDown, { taskId: task.taskId, reason }, { quiet: true });
      messages.show('resource.audit.takenDown', { tone: 'success', values: { title: task.title } });
      await revalidate();
    },
    goPrevious: previous ? () => go(previous) : null,
    goNext: next ? () => go(next) : null,
  };
}
export type ReviewState = ReturnType<typeof useReview>;
