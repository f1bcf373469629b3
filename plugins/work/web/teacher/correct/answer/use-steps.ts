import { useMemo, useState } from 'react';
import { type Rubric, stepsInUse } from '../../../../model/rubric/rubric';
import { nextPage, stepOfDigit } from '../rules/rubric';

const none: Rubric = [];

/** The steps of a rubric as a teacher gives points by them: which are in use, nine at a time, and which one a digit means. */
export function useSteps(rubric: Rubric = none) {
  const [isDirect, setDirect] = useState(false);
  const [page, setPage] = useState({ of: rubric, at: 0 });
  const steps = useMemo(() => stepsInUse(rubric), [rubric]);
  const at = page.of === rubric ? page.at : 0;
  const isUsed = !isDirect && steps.length > 0;
  return {
    rubric,
    /** Their numbers in the order in which they are shown. */
    steps,
    /** Digits are steps; else they are points. */
    isUsed,
    page: at,
    /** The step that a key means; null: it has none here; undefined: keys mean no steps now. */
    stepOf: (key: string): number | null | undefined =>
      isUsed && /^[1-9]$/.test(key) ? stepOfDigit(Number(key), at, steps) : undefined,
    toggleMode: () => {
      if (steps.length > 0) setDirect(!isDirect);
    },
    turnPage: () => setPage({ of: rubric, at: nextPage(at, steps.length) }),
  };
}
export type Steps = ReturnType<typeof useSteps>;
