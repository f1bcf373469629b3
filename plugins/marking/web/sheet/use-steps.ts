import { useState } from 'react';
import type { Form } from 'edutech/core/ui/form/use-form';

/** Steps that are kept. */
const most = 100;

interface Steps<Values> {
  readonly before: readonly Values[];
  readonly now: Values;
  readonly after: readonly Values[];
}

/** Steps back and forward again through what was chosen in a form; undefined: there is none. */
export function useSteps<Values extends object>({ values, set }: Pick<Form<Values>, 'values' | 'set'>) {
  const [steps, setSteps] = useState<Steps<Values>>({ before: [], now: values, after: [] });
  const isNew = JSON.stringify(steps.now) !== JSON.stringify(values);
  const { before, now, after } = isNew
    ? { before: [...steps.before, steps.now].slice(-most), now: values, after: [] }
    : steps;
  if (isNew) setSteps({ before, now, after });
  const go = (to: Values, rest: Pick<Steps<Values>, 'before' | 'after'>) => () => {
    setSteps({ ...rest, now: to });
    set(to);
  };
  const [last, next] = [before.at(-1), after[0]];
  return {
    undo: last && go(last, { before: before.slice(0, -1), after: [now, ...after] }),
    redo: next && go(next, { before: [...before, now], after: after.slice(1) }),
  };
}
