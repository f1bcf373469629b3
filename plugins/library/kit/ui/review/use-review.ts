import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MessageId } from 'edutech/core/common/plugin';
import { useMessages } from 'edutech/core/web/hooks';
import type { Decided, ReviewState } from '../../common/review';
import { taskAddress } from './task-address';

/** What a reviewer decides. */
export interface Decision<Check extends string> {
  taskId: string;
  pass: boolean;
  ticks: Check[];
  reason: string;
}

interface ReviewOptions<Check extends string> {
  readonly task: {
    readonly taskId: string;
    readonly title: string;
    readonly state: ReviewState;
    readonly ticks: readonly Check[];
  };
  /** All of these are ticked before a thing passes. */
  readonly checks: readonly Check[];
  /** Path of the desk. */
  readonly path: string;
  readonly previousId: string | null;
  readonly nextId: string | null;
  /** Calls the server: quietly for a return, whose dialog shows the error. */
  readonly decide: (decision: Decision<Check>, options: { quiet: boolean }) => Promise<Decided>;
  /** Messages, each with the `title`. */
  readonly words: { readonly passed: MessageId; readonly returned: MessageId; readonly unticked: MessageId };
}

/** The decision about one thing, and the way to the one before and the next. */
export function useReview<Check extends string>(options: ReviewOptions<Check>) {
  const { task, checks, path, previousId, nextId, words } = options;
  const messages = useMessages();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [ticks, setTicks] = useState<ReadonlySet<Check>>(new Set(task.ticks));
  const [isReturning, setReturning] = useState(false);
  const [busy, setBusy] = useState(false);
  const isOpen = task.state === 'waiting';
  const isAllTicked = ticks.size === checks.length;
  const go = (taskId: string | null) => void navigate(taskAddress(path, new URLSearchParams(search), taskId));
  const decide = async (pass: boolean, reason: string) => {
    setBusy(true);
    try {
      const { taskId, title } = task;
      const decided = await options.decide({ taskId, pass, ticks: [...ticks], reason }, { quiet: !pass });
      messages.show(pass ? words.passed : words.returned, { tone: 'success', values: { title } });
      go(decided.nextId ?? nextId);
    } finally {
      setBusy(false);
    }
  };
  return {
    checks,
    isOpen,
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
    /** Approves it, where every check is ticked; else it says that some are not. */
    pass: async () => {
      if (busy) return;
      if (!isAllTicked) {
        messages.show(words.unticked, { tone: 'warning' });
        return;
      }
      await decide(true, '').catch(() => undefined); // the call has shown the error
    },
    /** Rejects with AppError, which the dialog shows. */
    giveBack: (reason: string) => decide(false, reason),
    goPrevious: previousId === null ? null : () => go(previousId),
    goNext: nextId === null ? null : () => go(nextId),
  };
}
export type Review<Check extends string = string> = ReturnType<typeof useReview<Check>>;
