import type { ItemValues } from '../../../api';
import type { CardKeys } from '../../../model/card/answer-card';

/** What is set on this page. */
export interface CardValues {
  readonly items: readonly ItemValues[];
  readonly keys: CardKeys;
}
