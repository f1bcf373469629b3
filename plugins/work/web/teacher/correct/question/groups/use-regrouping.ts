import { useState } from 'react';
import { useServices } from 'edutech/core/web/hooks';
import { noRegrouping, type Regrouping } from '../../rules/groups';

/** Most steps that are kept to be undone. */
const mostSteps = 50;

interface Step {
  readonly before: Regrouping;
  /** Marks that had been given before it: what was done last is taken back first. */
  readonly acts: number;
}

/** What a teacher changed about the groups of a question: kept on this device, and undone step by step. */
export function useRegrouping(key: string, acts: number) {
  const { storage } = useServices();
  const storageKey = `work.groups.${key}`;
  const [now, setNow] = useState<Regrouping>(() => storage.get<Regrouping>(storageKey) ?? noRegrouping);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const put = (next: Regrouping) => {
    setNow(next);
    if (next === noRegrouping) storage.remove(storageKey);
    else storage.set(storageKey, next);
  };
  const last = steps.at(-1);
  return {
    now,
    change: (next: Regrouping) => {
      if (next === now) return;
      setSteps([...steps, { before: now, acts }].slice(-mostSteps));
      put(next);
    },
    /** Takes the last change back; false where marks were given since, or nothing was changed. */
    undo: (): boolean => {
      if (!last || last.acts !== acts) return false;
      setSteps(steps.slice(0, -1));
      put(last.before);
      return true;
    },
    canUndo: last !== undefined && last.acts === acts,
  };
}
