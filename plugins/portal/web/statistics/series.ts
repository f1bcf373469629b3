import type { Figure } from '../../model/figures';

export interface Series {
  readonly counties: readonly Figure[];
  readonly kinds: readonly Figure[];
}
