import { useState } from 'react';
import type { Stroke } from '../../../../common/answer';

/** Steps that can be undone. */
const mostSteps = 60;

interface Steps {
  readonly before: readonly (readonly Stroke[])[];
  readonly after: readonly (readonly Stroke[])[];
}

/** A drawing and its earlier states: each change is a step, whether something was drawn or erased. */
export function useHistory(strokes: readonly Stroke[], onStrokes: (strokes: Stroke[]) => void) {
  const [steps, setSteps] = useState<Steps>({ before: [], after: [] });
  const go = (next: readonly Stroke[], steps: Steps) => {
    setSteps(steps);
    onStrokes([...next]);
  };
  return {
    canUndo: strokes.length > 0 || steps.before.length > 0,
    canRedo: steps.after.length > 0,
    change: (next: readonly Stroke[]) => go(next, { before: [...steps.before, strokes].slice(-mostSteps), after: [] }),
    undo: () => {
      // strokes of an earlier visit are undone one by one
      const last = steps.before.at(-1) ?? strokes.slice(0, -1);
      go(last, { before: steps.before.slice(0, -1), after: [...steps.after, strokes] });
    },
    redo: () => {
      const next = steps.after.at(-1);
      if (next) go(next, { before: [...steps.before, strokes], after: steps.after.slice(0, -1) });
    },
  };
}
