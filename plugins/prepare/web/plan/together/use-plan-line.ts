import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as Y from 'yjs';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { useCall, useLive, useServices, useSession } from 'edutech/core/web/hooks';
import { changePlan, planChanges } from '../../../api';
import { sections } from '../../../model/plan/document';
import { type PlanNews, planTopic } from '../../../model/plan/news';
import { sectionText, titleText } from '../../../model/plan/shared-plan';
import { PlanLine } from './plan-line';

/** A plan that is open on this page. */
export interface OpenPlan {
  readonly line: PlanLine;
  /** What one has done oneself, to be undone: what others write stays. */
  readonly undo: Y.UndoManager;
}

interface Opening {
  readonly plan: OpenPlan | null;
  readonly error: unknown;
}

/** Opens a plan and keeps it in step with the server; what others change besides its text is told by `onBeside`. */
export function usePlanLine(planId: string, onBeside: () => void): Opening {
  useSignals();
  const call = useCall();
  const live = useLive();
  const { storage } = useServices();
  const personId = useSession().user.value?.userId ?? '';
  const isLive = live.connected.value;
  const [plan, setPlan] = useState<OpenPlan | null>(null);
  const [error, setError] = useState<unknown>(null);
  // One line for each plan, from when it is opened until it is left
  useEffect(() => {
    const key = `journal.prepare.${personId}.${planId}`;
    const line = new PlanLine({
      send: (change, after) => call(changePlan, { planId, after, change }, { quiet: true }),
      fetch: (after) => call(planChanges, { planId, after }, { quiet: true }),
      keep: (change) => void (change === null ? storage.remove(key) : storage.set(key, change, Infinity)),
      kept: () => storage.get<string>(key),
      now: () => Date.now(),
      later: (work, milliseconds) => void setTimeout(work, milliseconds),
    });
    let isLeft = false;
    line.open().then(
      () => {
        if (!isLeft) setPlan({ line, undo: undoOf(line.doc) });
      },
      (fault: unknown) => {
        if (!isLeft) setError(fault);
      },
    );
    return () => {
      isLeft = true;
      setPlan(null);
      line.close();
    };
  }, [call, storage, personId, planId]);
  // Hears what others do
  useEffect(
    () =>
      live.subscribe<PlanNews>(`${planTopic}:${planId}`, (news) => {
        if (news.kind === 'beside') onBeside();
        else plan?.line.hear(news);
      }),
    [live, planId, plan, onBeside],
  );
  // Nothing is told again: what was missed while the line was down is fetched
  useEffect(() => {
    if (plan && isLive) void plan.line.catchUp();
  }, [plan, isLive]);
  return { plan, error };
}

const undoOf = (doc: Y.Doc) =>
  new Y.UndoManager([titleText(doc), ...sections.map((section) => sectionText(doc, section)), doc.getMap('phases')]);

/** How saving goes; while something waits, the page is not reloaded without being asked. */
export function useLineSaving(line: PlanLine) {
  const saving = useSyncExternalStore(line.subscribe, () => line.saving);
  const isUnsaved = saving.state !== 'saved';
  // The platform and the browser are told as long as something waits
  useEffect(() => {
    if (!isUnsaved) return;
    const release = holdUnsaved('prepare.plan');
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
  return saving;
}
