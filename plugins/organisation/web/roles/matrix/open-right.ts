import type { RightHolders } from '../../../api';

/** A right whose holders are looked at, and who has it. */
export interface OpenRight extends RightHolders {
  readonly code: string;
  readonly action: string | null;
}
