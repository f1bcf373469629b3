import { createContext, useContext } from 'react';
import type { Anchor, WholePlan } from '../../api';
import type { OpenPlan } from './together/use-plan-line';
import type { Present } from './together/use-presence';

/** A plan that is open, as the parts of its page use it. */
export interface PlanAtHand extends OpenPlan {
  readonly data: WholePlan;
  readonly others: readonly Present[];
  /** Tells the others which field one is in, and where in it. */
  go(place: string, cursor?: string): void;
  /** Begins a comment about a place, or some words of it. */
  comment(place: string, anchor?: Anchor): void;
  /** Reads again what stands beside the text. */
  again(): void;
}

export const PlanContext = createContext<PlanAtHand | null>(null);

export function usePlan(): PlanAtHand {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error('outside of a plan');
  return plan;
}
