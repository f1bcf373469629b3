import { useState } from 'react';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { useCall } from 'edutech/core/web/hooks';
import { type AutoAnswer, composeAuto, keepAutoRules } from '../../api';
import type { AutoRules } from '../../model/auto/rules';
import type { AutoBook } from './use-groups';

/** Three papers, the rules that they keep, and how long they took. */
export interface Composed extends AutoAnswer {
  readonly rules: AutoRules;
  readonly seconds: number;
}

export interface Locked {
  readonly row: number;
  readonly questionId: string;
}

/** The papers that were composed last, and how others are; what is locked stands on those too. */
export function useComposed({ subjectId, gradeId }: AutoBook, start: AutoRules) {
  const call = useCall();
  const [asked, setAsked] = useState({ rules: start, kept: [] as readonly Locked[], seed: 1 });
  const [locked, setLocked] = useState<readonly Locked[]>([]);
  const composed = useRead(
    async (callNow, signal): Promise<Composed> => {
      const began = performance.now();
      const input = { subjectId, gradeId, ...asked, kept: [...asked.kept] };
      const answer = await callNow(composeAuto, input, { signal, quiet: true });
      return { ...answer, rules: asked.rules, seconds: (performance.now() - began) / 1000 };
    },
    { subjectId, gradeId, ...asked },
    { keeps: true },
  );
  return {
    ...composed,
    asked,
    locked,
    lock: (one: Locked) =>
      setLocked((before) =>
        before.some(({ questionId }) => questionId === one.questionId)
          ? before.filter(({ questionId }) => questionId !== one.questionId)
          : [...before, one],
      ),
    /** By these rules; the same rules again give another batch. */
    compose: (rules: AutoRules) => {
      const kept = locked.filter(({ row }) => row < rules.rows.length);
      setLocked(kept);
      setAsked(({ seed }) => ({ rules, kept, seed: seed + 1 }));
      // a paper that is composed is no less composed where the rules are not remembered
      call(keepAutoRules, { subjectId, gradeId, rules }, { quiet: true }).catch(() => undefined);
    },
  };
}
export type ComposedDesk = ReturnType<typeof useComposed>;
