import type { Plan } from '../plan/plan';
import type { PublishData } from '../load-publish';

export interface LoadBoxProps {
  readonly data: PublishData;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  /** Leaves items out of the sheet; absent where it can no longer be changed. */
  readonly onShorten?: (itemIds: readonly string[]) => Promise<unknown>;
  /** Told whether a class's day asks for a way out that nobody has chosen yet. */
  readonly onNeed: (classId: string, isOpen: boolean) => void;
}
